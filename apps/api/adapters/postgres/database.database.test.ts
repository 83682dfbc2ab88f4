import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { StartRefused } from '../../ports/start-refused.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { createSandboxClock } from '../clock/clock.ts';
import { openDatabase } from './database.ts';
import { refuseRoleWithoutSettings, roleAddresses } from './database-roles.ts';
import { waitForDatabase } from './one-connection.ts';
import { findUnsafeSettings } from './durability.ts';
import { createSandboxClockStore } from './sandbox-clock-store.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.remove());
beforeEach(() => {
  test.roundTrips.length = 0;
});

const makeTable = 'CREATE TABLE IF NOT EXISTS kept (id integer PRIMARY KEY)';
const insert = { name: 'insert-kept', text: 'INSERT INTO kept (id) VALUES ($1)' };
const count = { name: 'count-kept', text: 'SELECT count(*) AS number FROM kept' };

describe('a database', () => {
  it('gives exact whole numbers, calendar dates as text and instants in milliseconds', async () => {
    const statement = {
      name: 'kinds',
      text: `SELECT 9007199254740991::bigint AS whole, date '2026-04-01' AS day, 0.10::numeric AS fraction,
        timestamptz '2026-04-01 08:30:00.123+08' AS instant`,
    };
    expect(await test.database.query(statement)).toEqual([
      {
        whole: 9_007_199_254_740_991,
        day: '2026-04-01',
        fraction: '0.10',
        instant: Date.UTC(2026, 3, 1, 0, 30, 0, 123),
      },
    ]);
  });

  it('refuses a whole number that would lose its last digit', async () => {
    const statement = { name: 'too-large', text: 'SELECT 9007199254740993::bigint AS whole' };
    await expect(test.database.query(statement)).rejects.toThrow(RangeError);
  });

  it('counts each round trip', async () => {
    await test.database.query({ name: 'one', text: 'SELECT 1' });
    await test.database.transaction(async (transaction) =>
      transaction.query({ name: 'two', text: 'SELECT 2' }),
    );
    expect(test.roundTrips).toEqual(['one', 'BEGIN', 'two', 'COMMIT']);
  });

  it('keeps all of a transaction or nothing', async () => {
    await test.asOwner((owner) => owner.runScript(makeTable));
    await test.database.transaction(async (transaction) => transaction.query(insert, [1]));
    const failing = test.database.transaction(async (transaction) => {
      await transaction.query(insert, [2]);
      await transaction.query(insert, [1]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await test.database.query(count)).toEqual([{ number: 1 }]);
  });

  it('sets nothing on a connection: its role carries time zone, form of dates and limits', async () => {
    const statement = {
      name: 'set-by',
      text: `SELECT name, setting, source FROM pg_settings
        WHERE name IN ('TimeZone', 'DateStyle', 'statement_timeout', 'idle_in_transaction_session_timeout')
          OR source = 'client' AND name NOT IN ('application_name', 'client_encoding') ORDER BY name`,
    };
    expect(await test.database.query(statement)).toEqual([
      { name: 'DateStyle', setting: 'ISO, MDY', source: 'user' },
      { name: 'TimeZone', setting: 'UTC', source: 'user' },
      { name: 'idle_in_transaction_session_timeout', setting: '15000', source: 'user' },
      { name: 'statement_timeout', setting: '15000', source: 'user' },
    ]);
  });

  it('refuses to serve people as a role without these settings', async () => {
    await refuseRoleWithoutSettings(test.database);
    await test.asOwner((owner) =>
      expect(refuseRoleWithoutSettings(owner)).rejects.toThrow('run script/migrate first'),
    );
  });

  it('reads instants in the time zone of an owner whose role says nothing', async () => {
    const instant = await test.asOwner((owner) =>
      owner.transaction(async (transaction) => {
        await transaction.query({ name: 'zone', text: `SET LOCAL TimeZone = 'Asia/Kolkata'` });
        return transaction.query({ name: 'kept', text: `SELECT timestamptz '2026-04-01 08:30+08' AS at` });
      }),
    );
    expect(instant).toEqual([{ at: Date.UTC(2026, 3, 1, 0, 30) }]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('prepares statements where it may (%s)', async (preparesStatements, prepared) => {
    const { appUrl } = roleAddresses(test.databaseUrl, { databaseAppUrl: null, databaseJobsUrl: null });
    const database = openDatabase({ databaseUrl: appUrl, maxConnections: 1, preparesStatements });
    const counted = { name: 'prepared', text: 'SELECT count(*) FROM pg_prepared_statements' };
    await database.query(counted);
    expect(await database.query(counted)).toEqual([{ count: prepared }]);
    await database.close();
  });

  it('says that it is unavailable where its server takes no writes, and drops every connection to it', async () => {
    const { appUrl } = roleAddresses(test.databaseUrl, { databaseAppUrl: null, databaseJobsUrl: null });
    const database = openDatabase({ databaseUrl: appUrl, maxConnections: 3 });
    const who = { name: 'who', text: 'SELECT pg_backend_pid() AS pid, pg_sleep(0.05)::text' };
    const pids = async () =>
      (await Promise.all([1, 2, 3].map(() => database.query<{ pid: number }>(who)))).map(
        ({ 0: row }) => row?.pid,
      );
    const before = await pids();
    const refused = database.transaction(async (transaction) => {
      await transaction.query({ name: 'demoted', text: 'SET LOCAL transaction_read_only = on' });
      await transaction.query({ name: 'write', text: `DELETE FROM outbox` });
    });
    await expect(refused).rejects.toThrow(Unavailable);
    expect(new Set([...before, ...(await pids())]).size).toBe(6);
    await database.close();
  });

  it('says that it is unavailable, not broken, when nobody answers', async () => {
    const nobody = openDatabase({ databaseUrl: 'postgres://nobody:secret@127.0.0.1:1/none' });
    await expect(nobody.query({ name: 'one', text: 'SELECT 1' })).rejects.toThrow(Unavailable);
    await nobody.close();
  });

  it('says that it is unavailable when its connection is cut, and then works again', async () => {
    const cut = { name: 'cut', text: 'SELECT pg_terminate_backend(pg_backend_pid())' };
    await expect(test.database.query(cut)).rejects.toThrow(Unavailable);
    expect(await test.database.query({ name: 'after', text: 'SELECT 1 AS one' })).toEqual([{ one: 1 }]);
  });
});

describe('a start with a database of one’s own', () => {
  const waited = { limitMs: 300, onWait: () => undefined };

  it('gives up with a clear line when no database answers in time', async () => {
    const nobody = waitForDatabase('postgres://nobody:secret@127.0.0.1:1/none', waited);
    await expect(nobody).rejects.toThrow('gave no connection');
    await expect(nobody).rejects.toThrow(StartRefused);
  });

  it('does not wait for a password to become right', async () => {
    const url = new URL(test.databaseUrl);
    url.password = 'wrong';
    await expect(waitForDatabase(url.href, waited)).rejects.toMatchObject({ code: '28P01' });
  });
});

describe('the embedded database', () => {
  it('runs with every setting that keeps acknowledged payments', async () => {
    expect(await findUnsafeSettings(test.database)).toEqual([]);
  });

  it.each([['synchronous_commit', "SET synchronous_commit = 'off'"]])(
    'is found out without %s',
    async (name, text) => {
      const unsafe = await test.database.transaction(async (transaction) => {
        await transaction.query({ name: 'loosen', text });
        const found = await findUnsafeSettings(transaction);
        await transaction.query({ name: 'tighten', text: 'RESET synchronous_commit' });
        return found;
      });
      expect(unsafe).toEqual([name]);
    },
  );
});

describe('the sandbox clock', () => {
  it('goes on from where it was moved to, also after a restart and a machine clock set back', async () => {
    const store = createSandboxClockStore(test.database);
    const clock = await createSandboxClock(store, () => 1_000);
    await clock.advance(86_400_000);
    expect(clock.now()).toBe(86_401_000);
    const restarted = await createSandboxClock(store, () => 2_000);
    expect(restarted.now()).toBe(86_402_000);
    const setBack = await createSandboxClock(store, () => 0);
    expect(setBack.now()).toBe(86_401_000);
  });

  it('cannot be moved back', async () => {
    const clock = await createSandboxClock(createSandboxClockStore(test.database), () => 0);
    await expect(clock.advance(-1)).rejects.toThrow(RangeError);
  });
});
