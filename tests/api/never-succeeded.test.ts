import { centavos } from '@luwag/loan-engine/money/money';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperationFigures } from '../../apps/api/adapters/postgres/operation-figures.ts';
import { createPayoutBalance } from '../../apps/api/adapters/postgres/payout-balance.ts';
import { readersOf } from '../../apps/api/http/metric-figures.ts';
import { askForBalance } from '../../apps/api/use-cases/payout/watch-balance.ts';
import { alarms } from '../../tools/monitoring/alarms.ts';
import { sampleFigures } from '../sample-figures.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/* Alarms about something that has to succeed again and again, on a product where it has not succeeded once. */

let database: TestDatabase;
const setUpAt = Date.now();

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

/** Whether an alarm holds at an instant, by what the product exports then. */
async function holds(name: string, at: number): Promise<boolean> {
  const alarm = alarms.find((one) => one.name === name);
  const [, figure = 'none', limit = ''] = /^max\((\w+)\) > (\d+)/.exec(alarm?.expression ?? '') ?? [];
  const registry = new Registry();
  const figures = createOperationFigures(database.database);
  const sources = {
    ...sampleFigures,
    operationFigures: () => figures.read({ now: at, on: '2026-11-21' }),
  };
  for (const read of readersOf(registry, sources, { smsCentavos: 50 })) await read();
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith(figure));
  return lines.some((line) => Number(line.split(' ').at(-1)) > Number(limit));
}

const noOrder = () => Promise.reject(new Error('no order comes here'));

const backUp = (ago: string) =>
  database.asOwner((owner) =>
    owner.runScript(`INSERT INTO background_run (name, ran_at) VALUES ('base-backup', now() - interval '${ago}')
      ON CONFLICT (name) DO UPDATE SET ran_at = excluded.ran_at`),
  );

const minutes = (count: number) => count * 60_000;
const hours = (count: number) => count * 3_600_000;

test('a payout provider that never said what it holds fires PayoutBalanceUnknown', async () => {
  let told: number | null = null;
  const payouts = {
    provider: 'xendit',
    reaches: () => true,
    send: noOrder,
    find: noOrder,
    balance: async () => (told === null ? null : centavos(told)),
  };
  const payoutBalance = createPayoutBalance(database.database);
  const ask = (at: number) => askForBalance({ payouts, secondPayouts: null, payoutBalance, now: () => at });
  await ask(setUpAt);
  await ask(setUpAt + minutes(10));
  expect(await payoutBalance.current()).toEqual([]);
  expect(await holds('PayoutBalanceUnknown', setUpAt + minutes(14))).toBe(false);
  expect(await holds('PayoutBalanceUnknown', setUpAt + minutes(16))).toBe(true);
  told = 90_000_000;
  await ask(setUpAt + minutes(17));
  expect(await holds('PayoutBalanceUnknown', setUpAt + minutes(18))).toBe(false);
});

test('books that were never compared with themselves fire ComparisonMissing', async () => {
  expect(await holds('ComparisonMissing', setUpAt + hours(35))).toBe(false);
  expect(await holds('ComparisonMissing', setUpAt + hours(37))).toBe(true);
});

test('a provider with which no day was ever compared fires ComparisonMissing', async () => {
  await database.asOwner((owner) =>
    owner.runScript(`INSERT INTO coherence_run (business_on, asked_at, done_at, changed_after, customers)
        VALUES ('2026-11-21', to_timestamp(${(setUpAt + hours(36)) / 1000}), to_timestamp(${(setUpAt + hours(36)) / 1000}), 0, 0);
      INSERT INTO reconciliation (provider, business_on, state, asked_at)
        VALUES ('xendit', '2026-11-20', 'waiting', to_timestamp(${setUpAt / 1000})),
          ('xendit', '2026-11-21', 'waiting', to_timestamp(${(setUpAt + hours(24)) / 1000}));`),
  );
  expect(await holds('ComparisonMissing', setUpAt + hours(35))).toBe(false);
  expect(await holds('ComparisonMissing', setUpAt + hours(37))).toBe(true);
});

const at = (hour: number) => `to_timestamp(${(setUpAt + hours(hour)) / 1000})`;

test('a provider with which no day is compared any more fires ComparisonMissing although another one is compared each night', async () => {
  await database.asOwner((owner) =>
    owner.runScript(`DELETE FROM reconciliation;
      INSERT INTO reconciliation (provider, business_on, state, asked_at, done_at, listed, booked)
        VALUES ('xendit', '2026-11-20', 'done', ${at(0)}, ${at(0)}, 0, 0), ('xendit', '2026-11-21', 'done', ${at(24)}, ${at(24)}, 0, 0),
          ('paymongo', '2026-11-20', 'waiting', ${at(0)}, NULL, NULL, NULL), ('paymongo', '2026-11-21', 'waiting', ${at(24)}, NULL, NULL, NULL);`),
  );
  expect(await holds('ComparisonMissing', setUpAt + hours(35))).toBe(false);
  expect(await holds('ComparisonMissing', setUpAt + hours(37))).toBe(true);
});

test('a provider that the lender has left fires nothing', async () => {
  await database.asOwner((owner) =>
    owner.runScript(`DELETE FROM reconciliation;
      INSERT INTO reconciliation (provider, business_on, state, asked_at, done_at, listed, booked)
        VALUES ('xendit', '2026-11-21', 'done', ${at(24)}, ${at(24)}, 0, 0), ('paymongo', '2026-11-20', 'done', ${at(0)}, ${at(0)}, 0, 0);`),
  );
  expect(await holds('ComparisonMissing', setUpAt + hours(37))).toBe(false);
});

const setUpBefore = (ago: string) =>
  database.asOwner((owner) =>
    owner.runScript(`UPDATE schema_migration SET applied_at = now() - interval '${ago}'`),
  );

test('a product that was never backed up fires BackupOld two days after its set-up', async () => {
  expect(await holds('BackupOld', setUpAt)).toBe(false);
  await setUpBefore('3 days');
  expect(await holds('BackupOld', setUpAt)).toBe(true);
  await setUpBefore('1 hour');
});

test('a server that archives nothing although the product was backed up fires ArchiveStandsStill', async () => {
  expect(await holds('ArchiveStandsStill', setUpAt)).toBe(false);
  await backUp('1 minute');
  expect(await holds('ArchiveStandsStill', setUpAt)).toBe(false);
  await backUp('1 hour');
  expect(await holds('ArchiveStandsStill', setUpAt)).toBe(true);
});
