import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeProfile, given, logInBorrower, type TestBrowser } from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { signInAs } from './test-staff.ts';

/* Somebody has to be able to see what staff looked at and did, and who of them can sign in. */

let product: TestProduct;
let agent: TestBrowser;
let auditor: TestBrowser;

beforeAll(async () => {
  product = await startTestProduct();
  [agent, auditor] = await Promise.all([
    signInAs(product.origin, 'agent'),
    signInAs(product.origin, 'auditor'),
  ]);
}, 60_000);
afterAll(() => product.stop());

const staffIdOf = async (browser: TestBrowser) =>
  given(await browser.call(endpoints.getStaffSession, {})).session?.staffId ?? '';
const log = async (query: { staffId?: string; customerId?: string; through?: string; after?: string }) =>
  given(await auditor.call(endpoints.listAuditLog, { query }));

async function openedByAgent(): Promise<string> {
  const borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  const { customerId } = borrower;
  given(await agent.call(endpoints.getCustomer, { params: { customerId } }));
  return customerId;
}

test('who opened a customer stands in the log under their name, and so does who read the log', async () => {
  const customerId = await openedByAgent();
  const { lines } = await log({ customerId });
  expect(lines.map(({ action, staffId }) => [action, staffId])).toEqual([
    ['audit-log-opened', await staffIdOf(auditor)],
    ['customer-opened', await staffIdOf(agent)],
  ]);
  expect(lines.every(({ staffName }) => staffName !== null)).toBe(true);
});

test('the lines of one member of staff, of a day and of a customer are found by themselves', async () => {
  const [mine, others] = [await openedByAgent(), await openedByAgent()];
  const staffId = await staffIdOf(agent);
  const ofAgent = await log({ staffId });
  expect(new Set(ofAgent.lines.map((line) => line.staffId))).toEqual(new Set([staffId]));
  expect(ofAgent.lines.map(({ customerId }) => customerId)).toEqual(expect.arrayContaining([mine, others]));
  const ofBoth = await log({ staffId, customerId: mine });
  expect(ofBoth.lines.map(({ customerId }) => customerId)).toEqual([mine]);
  expect((await log({ customerId: mine, through: '2020-01-01' })).lines).toEqual([]);
});

test('a long log is read page by page, and each line comes once', async () => {
  const customerId = await openedByAgent();
  for (let turn = 0; turn < 120; turn += 1)
    given(await agent.call(endpoints.getCustomer, { params: { customerId } }));
  const seen: string[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await log({ customerId, ...(after === undefined ? {} : { after }) });
    seen.push(
      ...page.lines.filter(({ action }) => action === 'customer-opened').map(({ auditId }) => auditId),
    );
    after = page.next;
  }
  expect(seen).toHaveLength(121);
  expect(new Set(seen).size).toBe(121);
});

test('all members of staff are listed with their role, and those who signed in with when they did', async () => {
  const { members } = given(await auditor.call(endpoints.listStaff, {}));
  const signedIn = members.filter(({ signedInAt }) => signedInAt !== null);
  expect(signedIn.map(({ role }) => role)).toEqual(expect.arrayContaining(['agent', 'auditor']));
  expect(members.every(({ hasAccess }) => hasAccess)).toBe(true);
});

test('an agent reads neither the log nor the list of staff', async () => {
  expect(await agent.call(endpoints.listAuditLog, { query: {} })).toMatchObject({ code: 'forbidden' });
  expect(await agent.call(endpoints.listStaff, {})).toMatchObject({ code: 'forbidden' });
});
