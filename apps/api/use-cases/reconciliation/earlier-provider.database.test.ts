import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSettledBooks, type SettledBooks } from '../../../../tests/settled-books.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { relayOutbox } from '../../adapters/postgres/outbox-relay.ts';
import { askEachNight, askForComparison } from './ask-for-comparison.ts';
import { getReconciliation } from './breaks.ts';
import { reconcileDay } from './reconcile-day.ts';

/* A lender takes payments at another provider by now, and money comes late to the one before. */

let books: SettledBooks;
const on = addDays(localDate('2026-11-21'), 10);

beforeAll(async () => {
  books = await openSettledBooks();
  books.begin(on);
});
afterAll(() => books.close());

async function breaksOfTheNight(): Promise<readonly string[]> {
  const providerLists = books.context.providerLists.map((list) => ({ ...list, tookPaymentsBefore: true }));
  value(await reconcileDay({ ...books.context, providerLists }, { provider: 'xendit', businessOn: on }));
  const { breaks } = value(await getReconciliation(books.context));
  return breaks.map(({ kind, subject }) => `${kind} ${subject}`);
}

test('it is told of where that one took payments before, and is somebody else’s where it never did', async () => {
  const late = await books.money.pay(on);
  expect(await breaksOfTheNight()).toEqual([]);
  await books.money.hear(await books.money.pay(on));
  expect(await breaksOfTheNight()).toEqual([`not-in-ledger ${late.paid.paymentId}`]);
});

/** The hours after midnight of each of some days after `on`, with an account that is left. */
const night = (days: number, directions: readonly ('in' | 'out')[] = ['in']) => ({
  ...books.context,
  now: () => startOfDayMs(addDays(on, days)) + 3 * 3_600_000,
  providerLists: books.context.providerLists.map((list) => ({
    ...list,
    directions,
    tookPaymentsBefore: true,
  })),
});

async function daysAsked(): Promise<readonly string[]> {
  const { runs } = value(await getReconciliation(books.context));
  return runs.map(({ businessOn }) => businessOn).toReversed();
}

/** Takes what waits to the job queue, as the relay does; `end` takes it away there, as a worker that is done, or a person. */
async function queued(end: boolean): Promise<void> {
  await relayOutbox(books.database.database);
  if (end)
    await books.database.asOwner((owner) =>
      owner.runScript(
        `SELECT graphile_worker.complete_jobs(ARRAY(SELECT id FROM graphile_worker._private_jobs))`,
      ),
    );
}

test('an account that is left and gives no answer is one case for a person, not one more each night', async () => {
  await askEachNight(night(1));
  await queued(false);
  for (const days of [2, 3, 4]) await askEachNight(night(days));
  expect(await daysAsked()).toEqual([on]);
  // The keys are right again, or somebody took the job away: the nights since follow, one after the other.
  await queued(true);
  await askEachNight(night(4));
  await askEachNight(night(4));
  expect(await daysAsked()).toEqual([on, addDays(on, 1)]);
});

test('an account that still pays out is compared each night, whatever became of the night before', async () => {
  await queued(false);
  for (const days of [5, 6, 7]) await askEachNight(night(days, ['out']));
  const nights = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(on, days));
  expect(await daysAsked()).toEqual(nights);
});

test('a day whose job was taken away is compared again where a person asks, and not twice at once', async () => {
  const staff = newStaff('finance');
  const again = async () => value(await askForComparison(night(7), staff, addDays(on, 6))).asked;
  await queued(false);
  expect(await again()).toBe(0);
  await queued(true);
  expect([await again(), await again()]).toEqual([1, 0]);
});
