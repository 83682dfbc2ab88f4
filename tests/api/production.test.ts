import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint } from '@luwag/contract/endpoint';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKeysOnce } from '../../apps/api/adapters/keys/key-file.ts';
import { roleAddresses } from '../../apps/api/adapters/postgres/database-roles.ts';
import { startProduct } from '../../apps/api/main.ts';
import { migrateDatabase } from '../../apps/api/migrate-database.ts';
import type { RunningProduct } from '../../apps/api/run-process.ts';
import { openSandboxWorld } from '../../apps/api/sandbox-world.ts';
import { readSettings, type Settings } from '../../apps/api/settings.ts';
import { giveKeys } from '../../apps/api/start-keys.ts';
import { sandboxStaff, sandboxStaffPassword } from '../../apps/api/use-cases/staff/add-sandbox-staff.ts';
import { freePort } from '../free-port.ts';
import { lenderVariables, openIdleWorld } from '../production.ts';
import { doubleVariables } from '../provider-doubles.ts';
import { pooledSettings } from '../pooled-address.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/* Production with providers that carry nothing: whatever the sandbox invents is not there, however it is asked for. */

let database: TestDatabase;
let folder: string;
let settings: Settings;
let product: RunningProduct;
const said: string[] = [];

const derived = { databaseAppUrl: null, databaseJobsUrl: null };
function addressesOf({ databaseUrl }: TestDatabase) {
  const { appUrl, jobsUrl } = roleAddresses(databaseUrl, derived);
  return { DATABASE_APP_URL: appUrl, DATABASE_JOBS_URL: jobsUrl, ...pooledSettings(databaseUrl) };
}

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-production-'));
  const keysFile = path.join(folder, 'keys.json');
  await makeKeysOnce(keysFile);
  settings = readSettings({
    ...lenderVariables,
    ...doubleVariables({ origin: 'http://127.0.0.1:9' }),
    PORT: String(await freePort()),
    DATA_DIR: path.join(folder, 'data'),
    ...addressesOf(database),
    KEYS_FILE: keysFile,
  });
  await giveKeys(settings, database.databaseUrl);
  product = await startProduct(settings, (line) => said.push(line), { openWorld: openIdleWorld });
});
afterAll(async () => {
  await product.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

const ask = (address: string, method = 'GET', body?: object) =>
  fetch(product.address + address, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const rowsOf = async (table: string) =>
  (
    await database.database.query<{ count: number }>({
      name: `count-${table}`,
      text: `SELECT count(*) FROM ${table}`,
    })
  )[0]?.count;

const sandboxCalls = Object.values(endpoints as Record<string, Endpoint>)
  .filter(({ access }) => access === 'sandbox')
  .map(({ method, path: address }) => [method, address.replaceAll(/:\w+/g, crypto.randomUUID())] as const);

test('a server of production changes no table: it refuses a database that script/migrate has not brought to this release', async () => {
  const empty = await createTestDatabase({ isEmpty: true });
  const start = () =>
    startProduct({ ...settings, databaseAppUrl: addressesOf(empty).DATABASE_APP_URL }, () => undefined, {
      openWorld: openIdleWorld,
    });
  await expect(start()).rejects.toThrow('run script/migrate first');
  expect(await migrateDatabase(empty.databaseUrl, derived)).toContain('0001-schema.sql');
  expect(await migrateDatabase(empty.databaseUrl, derived)).toEqual([]);
  await empty.remove();
});

test('production has no invented member of staff and no invented borrower', async () => {
  expect({ staff: await rowsOf('staff'), customers: await rowsOf('customer') }).toEqual({
    staff: 0,
    customers: 0,
  });
  const [member] = sandboxStaff;
  const signedIn = await ask('/api/staff/sign-in', 'POST', {
    email: member?.email,
    password: sandboxStaffPassword,
  });
  expect(signedIn.ok).toBe(false);
  expect(said.join('\n')).not.toContain(sandboxStaffPassword);
});

test.each(sandboxCalls)('production has no call %s %s of the test bench', async (method, address) => {
  const answer = await ask(address, method, method === 'GET' ? undefined : {});
  expect(answer.status).toBe(404);
});

test('production has no page of the simulated partner, makes no line worse and says that it is production', async () => {
  for (const address of ['/sandbox/partner.css', '/sandbox/partner/LW-1111-1111-1111'])
    expect((await ask(address)).status).toBe(404);
  const slow = await fetch(`${product.address}/api/settings`, { headers: { cookie: 'luwag_line=broken' } });
  expect(slow.status).toBe(200);
  expect(await slow.json()).toMatchObject({ mode: 'production' });
  const document = await (await ask('/api/openapi.json')).text();
  expect(document).not.toContain('/api/sandbox');
});

test('production refuses a sandbox that is handed to it', async () => {
  const start = startProduct(settings, () => undefined, { openWorld: openSandboxWorld });
  await expect(start).rejects.toThrow('a sandbox is no part of production');
});
