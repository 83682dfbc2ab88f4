import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@luwag/contract/endpoints';
import { guideNames } from '@luwag/contract/guide-names';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given, newPhone, openBrowser, until } from '../api/test-borrower.ts';
import { signInAs } from '../api/test-staff.ts';
import { startObjectStore, type TestObjectStore } from '../object-store.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/* Two processes with nothing in common but the database, the keys and the bucket agree within a second, timed while no other test runs. */

const agreeWithinMs = 1_000;
let database: TestDatabase;
let bucket: TestObjectStore;
let folder: string;
let one: ServerProcess;
let other: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-agree-'));
  database = await createTestDatabase();
  bucket = await startObjectStore();
  const started: ServerProcess[] = [];
  for (const dataFolder of ['one', 'other']) {
    const server = await startServerProcess({
      DATABASE_URL: database.databaseUrl,
      DATA_DIR: path.join(folder, dataFolder),
      KEYS_FILE: path.join(folder, 'keys.json'),
      PHOTO_STORE: 's3',
      S3_ENDPOINT: bucket.endpoint,
      S3_REGION: bucket.region,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    });
    await server.ready();
    started.push(server);
  }
  [one, other] = started as [ServerProcess, ServerProcess];
}, 120_000);
afterAll(async () => {
  await Promise.all([one.end(), other.end()]);
  await bucket.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

/** How long it takes until the other process sees what was just done at the first. */
async function agreedAfterMs(what: string, sees: () => Promise<boolean>): Promise<number> {
  const from = performance.now();
  await until(what, async () => ((await sees()) ? true : null));
  return performance.now() - from;
}

test('a function that staff close at one process is closed at the other', async () => {
  const admin = await signInAs(one.origin, 'admin');
  const close = async (minutes: number) => {
    const { asOf } = given(await admin.call(endpoints.listMaintenance, {}));
    const untilAt = new Date(Date.parse(asOf) + minutes * 60_000).toISOString();
    const body = { fromAt: asOf, untilAt, note: '' };
    given(await admin.call(endpoints.setMaintenance, { params: { functionName: 'loginCodes' }, body }));
  };
  const visitor = openBrowser(other.origin);
  const isClosed = async () => {
    const body = { phone: newPhone(), language: 'en-US' as const, hasPrivacyConsent: true as const };
    const answer = await visitor.call(endpoints.requestCode, { body });
    return !answer.ok && answer.code === 'service_unavailable';
  };
  expect(await isClosed()).toBe(false);
  await close(60);
  expect(await agreedAfterMs('the end of log-ins', isClosed)).toBeLessThan(agreeWithinMs);
  await close(0);
  expect(await agreedAfterMs('log-ins again', async () => !(await isClosed()))).toBeLessThan(agreeWithinMs);
});

test('a version of the product that is published is sold by both', async () => {
  await database.asOwner((owner) =>
    owner.query({
      name: '',
      text: `INSERT INTO product_version (product_id, version, effective_from, figures)
        SELECT product_id, 99, (now() AT TIME ZONE 'Asia/Manila')::date, jsonb_set(figures, '{version}', '99')
        FROM product_version WHERE product_id = 'main' ORDER BY version DESC LIMIT 1`,
    }),
  );
  for (const { origin } of [one, other]) {
    const sold = async () => given(await openBrowser(origin).call(endpoints.getPublicSettings, {})).product;
    expect(await agreedAfterMs('the version', async () => (await sold())?.version === 99)).toBeLessThan(
      agreeWithinMs,
    );
  }
});

const ask = async ({ origin }: ServerProcess) =>
  (
    await openBrowser(origin).call(endpoints.countGuideAnswer, {
      params: { guide: guideNames[0] },
      body: { language: 'en-US', hasHelped: true },
    })
  ).ok;

test('an address that asked too often at one process is refused at the other', async () => {
  await until('a refusal at the first', async () => ((await ask(one)) ? null : true));
  expect(await agreedAfterMs('a refusal at the other', async () => !(await ask(other)))).toBeLessThan(
    agreeWithinMs,
  );
});

/** Null where the session ended with a move of the clock in between. */
const timeOf = async ({ origin }: ServerProcess) => {
  const answer = await (await signInAs(origin, 'admin')).call(endpoints.listMaintenance, {});
  return answer.ok ? Date.parse(answer.value.asOf) : null;
};

test('the clock of the sandbox is moved for both', async () => {
  const moved = given(
    await openBrowser(one.origin).call(endpoints.moveSandboxClock, { body: { advanceDays: 3 } }),
  );
  expect(
    await agreedAfterMs('the same day', async () => ((await timeOf(other)) ?? 0) >= Date.parse(moved.now)),
  ).toBeLessThan(agreeWithinMs);
});
