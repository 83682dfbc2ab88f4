import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@luwag/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given, logInBorrower, newPhone, until } from '../api/test-borrower.ts';
import { createExternalDatabase, type ExternalDatabase } from '../external-database.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

/* A lender's own PostgreSQL is restarted under load, and leads no longer for a while. */

const restarts = 10;
const demotions = 5;
const backWithinMs = 5_000;

let database: ExternalDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createExternalDatabase();
  // The server is started first: it waits for the database.
  server = await startServerProcess({
    DATABASE_URL: database.databaseUrl,
    DATA_DIR: database.dataFolder,
  });
  await until('the server waits for its database', async () => {
    if (server.child.exitCode !== null) throw new Error(server.output());
    return server.output().includes('waiting for the database') ? true : null;
  });
  await database.start();
  await server.ready();
}, 120_000);
afterAll(async () => {
  await server.end();
  await database.remove();
});

type Seen = { status: number; retryAfter: string | null };

/** Asks for what needs the database, over and over, and writes through it. */
async function load(seen: Seen[], isOver: () => boolean): Promise<void> {
  const ask = async (path: string, init?: RequestInit): Promise<void> => {
    const response = await fetch(`${server.origin}${path}`, { ...init, signal: AbortSignal.timeout(20_000) });
    await response.arrayBuffer();
    seen.push({ status: response.status, retryAfter: response.headers.get('retry-after') });
  };
  while (!isOver()) {
    await ask(`/api/sandbox/sms?phone=${newPhone()}`);
    await ask('/api/session/code', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: newPhone(), language: 'en-US', hasPrivacyConsent: true }),
    });
    await wait(5);
  }
}

const readiness = async (): Promise<number> => {
  const response = await fetch(`${server.origin}/readyz`);
  await response.arrayBuffer();
  return response.status;
};

/** A job that any worker takes and ends: it names a borrower who does not exist. */
async function leaveJob(): Promise<() => Promise<true | null>> {
  const [job] = await database.query<{ id: string }>(
    `SELECT id::text FROM graphile_worker.add_job('reconcile-rewards', json_build_object('customerId', $1::text))`,
    [randomUUID()],
  );
  return async () => {
    const left = await database.query('SELECT FROM graphile_worker._private_jobs WHERE id = $1', [job?.id]);
    return left.length === 0 ? true : null;
  };
}

test(
  'a server outlives ten restarts of its PostgreSQL under load, and is back with jobs and changes within five seconds',
  { timeout: 120_000 },
  async () => {
    const borrower = await logInBorrower(server.origin);
    let heard = '';
    const leaving = new AbortController();
    const events = await borrower.fetch(`${server.origin}/api/events`, {
      headers: { authorization: `Bearer ${borrower.token() ?? ''}` },
      signal: leaving.signal,
    });
    const listening = (async () => {
      for await (const part of events.body ?? []) heard += new TextDecoder().decode(part);
    })().catch(() => undefined);
    const changes = (): number => heard.split('data: changed').length - 1;

    const seen: Seen[] = [];
    let isOver = false;
    const callers = Array.from({ length: 4 }, () => load(seen, () => isOver));
    for (let restart = 0; restart < restarts; restart += 1) {
      await database.stop();
      await until('the server says that it is not ready', async () =>
        (await readiness()) === 503 ? true : null,
      );
      const changesBefore = changes();
      const countBefore = seen.length;
      await until('requests are answered meanwhile', async () =>
        seen.length > countBefore + 8 ? true : null,
      );
      await database.start();
      const backAt = performance.now();
      const isDone = await leaveJob();
      await until('the server is ready', async () => ((await readiness()) === 200 ? true : null));
      await until('a job is done', isDone);
      await until('a screen is told to look again', async () => (changes() > changesBefore ? true : null));
      expect(performance.now() - backAt).toBeLessThan(backWithinMs);
    }
    isOver = true;
    await Promise.all(callers);
    leaving.abort();
    await listening;

    expect(server.child.exitCode).toBeNull();
    const refused = seen.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(restarts);
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect([...new Set(seen.map(({ status }) => status))].filter((status) => status >= 500)).toEqual([503]);
    given(await borrower.call(endpoints.getHome, {}));
  },
);

/** As on a server that another took the lead from: it answers, and takes no writes. */
async function demote(isDemoted: boolean): Promise<void> {
  await database.query(`ALTER SYSTEM SET default_transaction_read_only = ${isDemoted ? 'on' : 'off'}`);
  await database.query('SELECT pg_reload_conf()');
}

async function write(): Promise<Seen & { ok: boolean }> {
  const response = await fetch(`${server.origin}/api/sandbox/payouts/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'succeed' }),
  });
  await response.arrayBuffer();
  const { ok, status } = response;
  return { ok, status, retryAfter: response.headers.get('retry-after') };
}

test(
  'a server outlives a PostgreSQL that takes no writes for a while, and writes and works within five seconds of its return',
  { timeout: 120_000 },
  async () => {
    for (let demotion = 0; demotion < demotions; demotion += 1) {
      await demote(true);
      await until('the server says that it is not ready', async () =>
        (await readiness()) === 503 ? true : null,
      );
      const refused = await write();
      expect(refused).toMatchObject({ status: 503 });
      expect(Number(refused.retryAfter)).toBeGreaterThan(0);
      await demote(false);
      const backAt = performance.now();
      const isDone = await leaveJob();
      await until('a write is kept', async () => ((await write()).ok ? true : null));
      await until('the server is ready', async () => ((await readiness()) === 200 ? true : null));
      await until('a job is done', isDone);
      expect(performance.now() - backAt).toBeLessThan(backWithinMs);
    }
    expect(server.child.exitCode).toBeNull();
  },
);
