import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../../tests/api/test-borrower.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/test-database.ts';
import { done } from '../use-cases/write.ts';
import { startJobs } from './job-runner.ts';

/* The connections of the workers are cut for a moment that is too short for the one that watches the database. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

const ask = <R extends Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  database.asOwner((owner) => owner.query<R>({ name: '', text }, values));

/** Ends the connections of the workers; the one that watches stays. */
const cut = () =>
  ask(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'luwag-jobs' AND datname = current_database()`,
  );
const workersSeen = async () => (await ask('SELECT FROM job_worker')).length;
const addJob = (kind: string, payload: object) =>
  ask('SELECT FROM graphile_worker.add_job($1, $2::json)', [kind, JSON.stringify(payload)]);

test('others work at once where workers lost their connections in the midst of their jobs', async () => {
  let begun = 0;
  const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
  const checked: string[] = [];
  const jobs = await startJobs({
    databaseUrl: database.databaseUrl,
    everyMinute: null,
    isWorthRetrying: () => false,
    describeError: () => ({}),
    log: pino({ level: 'silent' }),
    concurrency: 4,
    handlers: {
      // The library would wait for these before it ended itself and could be replaced.
      'send-payout': async () => {
        begun += 1;
        await hold;
        return done(null);
      },
      'check-payout': async ({ payoutId = '' }) => {
        checked.push(payoutId);
        return done(null);
      },
    },
  });
  try {
    for (let n = 0; n < 4; n += 1) await addJob('send-payout', {});
    await until('all workers are at work', async () => (begun === 4 ? true : null));
    expect(await workersSeen()).toBe(1);
    await cut();
    await addJob('check-payout', { payoutId: 'after the cut' });
    await until('a job of later', async () => (checked.length === 1 ? true : null), 10_000);
    expect(await workersSeen()).toBe(2);
  } finally {
    letGo();
    await jobs.stop();
  }
});
