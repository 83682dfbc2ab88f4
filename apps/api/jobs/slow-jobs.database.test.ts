import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../../tests/api/test-borrower.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/test-database.ts';
import { done } from '../use-cases/write.ts';
import { startJobs } from './job-runner.ts';

/* Receivers that give no answer hold workers of their own, and nobody else's job. */

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

const addJob = (kind: string, queue: string | null, payload: object) =>
  database.asOwner((owner) =>
    owner.query(
      { name: 'add-job', text: `SELECT FROM graphile_worker.add_job($1, $2::json, queue_name => $3)` },
      [kind, JSON.stringify(payload), queue],
    ),
  );

test('a payout is sent while more receivers than there are workers give no answer', async () => {
  const begun: string[] = [];
  const paid: string[] = [];
  const { promise: silence, resolve: answer } = Promise.withResolvers<void>();
  const common = {
    databaseUrl: database.databaseUrl,
    everyMinute: null,
    isWorthRetrying: () => false,
    describeError: () => ({}),
    log: pino({ level: 'silent' }),
  };
  const slow = await startJobs({
    ...common,
    concurrency: 2,
    handlers: {
      'send-events': async ({ receiverId = '' }) => {
        begun.push(receiverId);
        await silence;
        return done(null);
      },
    },
  });
  const money = await startJobs({
    ...common,
    concurrency: 4,
    handlers: {
      'send-payout': async ({ payoutId = '' }) => {
        paid.push(payoutId);
        return done(null);
      },
    },
  });
  try {
    for (let n = 0; n < 8; n += 1) await addJob('send-events', `receiver ${n}`, { receiverId: String(n) });
    await until('the receivers are silent', async () => (begun.length === 2 ? true : null));
    for (let n = 0; n < 8; n += 1) await addJob('send-payout', null, { payoutId: String(n) });
    await until('the payouts', async () => (paid.length === 8 ? true : null));
    expect(begun).toHaveLength(2);
  } finally {
    answer();
    await slow.stop();
    await money.stop();
  }
});
