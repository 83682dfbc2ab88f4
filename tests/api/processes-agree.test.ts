import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given, newPhone, openBrowser, type TestBrowser, until } from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';

/* Two servers on one database: what one is told or counts holds at the other. How often each looks stands in keep-fresh.test.ts. */

let one: TestProduct;
let other: TestProduct;
let admin: TestBrowser;
let adminOfOther: TestBrowser;
beforeAll(async () => {
  one = await startTestProduct();
  other = await startTestProduct({ DATABASE_URL: one.databaseUrl, DATA_DIR: one.settings.dataFolder });
  [admin, adminOfOther] = [await signInAs(one.origin, 'admin'), await signInAs(other.origin, 'admin')];
}, 60_000);
afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** Closes the sending of codes at one server for some minutes from now; none opens it. */
async function closeCodes(minutes: number): Promise<void> {
  const { asOf } = given(await admin.call(endpoints.listMaintenance, {}));
  const untilAt = new Date(Date.parse(asOf) + minutes * 60_000).toISOString();
  const body = { fromAt: asOf, untilAt, note: '' };
  given(await admin.call(endpoints.setMaintenance, { params: { functionName: 'loginCodes' }, body }));
}

async function areCodesClosedAtOther(): Promise<boolean> {
  const body = { phone: newPhone(), language: 'en-US', hasPrivacyConsent: true } as const;
  const answer = await openBrowser(other.origin).call(endpoints.requestCode, { body });
  return !answer.ok && answer.code === 'service_unavailable';
}

const timeOfOther = async (): Promise<number> =>
  Date.parse(given(await adminOfOther.call(endpoints.listMaintenance, {})).asOf);

async function isRefused({ origin }: TestProduct): Promise<boolean> {
  const body = { route: 'start', error: 'TypeError' };
  const answer = await openBrowser(origin).call(endpoints.reportClientError, { body });
  return !answer.ok && answer.code === 'too_frequent';
}

test('a function that is closed at one server is refused by the other, and works there again once it is open', async () => {
  expect(await areCodesClosedAtOther()).toBe(false);
  await closeCodes(60);
  await until('the closing', async () => ((await areCodesClosedAtOther()) ? true : null));
  await closeCodes(0);
  await until('the opening', async () => ((await areCodesClosedAtOther()) ? null : true));
});

test('a time to which the sandbox is moved at one server is the time of the other', async () => {
  const body = { advanceMinutes: 10 };
  const { now } = given(await openBrowser(one.origin).call(endpoints.moveSandboxClock, { body }));
  await until('the time', async () => ((await timeOfOther()) >= Date.parse(now) ? true : null));
});

test('an address that has asked one server too often is refused by the other', async () => {
  let looks = 0;
  expect(await isRefused(other)).toBe(false);
  // All is asked again for each look, since a minute may end in between and everything is counted anew.
  const look = async () => {
    looks += 1;
    while (!(await isRefused(one)));
    return (await isRefused(other)) ? true : null;
  };
  await until('the refusal', look, 25_000, 200);
  // By what the first one counted: of itself the other would let twenty pass.
  expect(looks).toBeLessThan(15);
});
