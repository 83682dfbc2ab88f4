import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSettledBooks, type SettledBooks } from '../../../../tests/settled-books.ts';
import { value } from '../../../../tests/staff-context.ts';
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
