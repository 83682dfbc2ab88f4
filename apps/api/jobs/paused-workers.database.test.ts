import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../../tests/api/test-borrower.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/test-database.ts';
import { done } from '../use-cases/write.ts';
import { startJobs } from './job-runner.ts';

/* A process whose clock is wrong does no jobs. What it was to do is done by others, or by itself when the clock is right again. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

const addJob = (payoutId: string) =>
  database.asOwner((owner) =>
    owner.query({ name: 'add-job', text: `SELECT FROM graphile_worker.add_job('send-payout', $1::json)` }, [
      JSON.stringify({ payoutId }),
    ]),
  );

const workersShown = () =>
  database.asOwner(async (owner) => {
    const connections = await owner.query<{ count: number }>({
      name: 'count-workers',
      text: `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'luwag-jobs'`,
    });
    return connections[0]?.count ?? 0;
  });

test('workers are let go while a process may not work, and its jobs wait until it may again', async () => {
  let isAllowed = true;
  const paid: string[] = [];
  const jobs = await startJobs({
    databaseUrl: database.databaseUrl,
    everyMinute: null,
    isWorthRetrying: () => false,
    describeError: () => ({}),
    log: pino({ level: 'silent' }),
    concurrency: 2,
    mayWork: () => isAllowed,
    handlers: {
      'send-payout': async ({ payoutId = '' }) => {
        paid.push(payoutId);
        return done(null);
      },
    },
  });
  try {
    await addJob('before');
    await until('the first payout', async () => (paid.length === 1 ? true : null));
    isAllowed = false;
    await until('no worker is left', async () => ((await workersShown()) === 0 ? true : null));
    await addJob('meanwhile');
    // Nobody is there to take it; a process that may work takes it within a second.
    expect(paid).toEqual(['before']);
    isAllowed = true;
    await until('the second payout', async () => (paid.length === 2 ? true : null));
    expect(paid).toEqual(['before', 'meanwhile']);
  } finally {
    await jobs.stop();
  }
});
