import { randomUUID } from 'node:crypto';
import { defaultMakerOnlyLimits } from '@luwag/contract/endpoints/staff/approval-rules';
import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSettledBooks, type SettledBooks } from '../../../../tests/settled-books.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { defaultPayoutTimes } from '../../../../tests/payout-times.ts';
import { performLoanAction, previewLoanAction } from '../staff/loan-action.ts';
import { getReconciliation } from './breaks.ts';
import { reconcileDay } from './reconcile-day.ts';

/* Money that staff book by hand, of which its provider never tells. */

let books: SettledBooks;
const on = addDays(localDate('2026-11-21'), 10);

beforeAll(async () => {
  books = await openSettledBooks();
  books.begin(on);
});
afterAll(() => books.close());

async function record(
  key: { customerId: string; loanId: string },
  reference: string,
  amountCentavos: number,
) {
  const { recorded, forgiven } = defaultMakerOnlyLimits;
  // One person may do it alone, so that the test needs no second one.
  const most = { ...recorded, perLoanCentavos: 5_000_000, perCustomerCentavos: 5_000_000 };
  const lenderRules = { makerOnlyLimits: { recorded: most, forgiven }, leastOverdueDays: 90 };
  const context = { ...books.context, lenderRules, payoutTimes: defaultPayoutTimes };
  const reason = 'as its receipt says';
  const action = {
    kind: 'record-payment',
    channel: 'bank',
    amountCentavos,
    paidOn: on,
    reference,
    reason,
  } as const;
  const staff = newStaff('finance');
  const { after } = value(await previewLoanAction(context, staff, key, action));
  const body = { action, shownOwedCentavos: after.owedCentavos };
  expect(value(await performLoanAction(context, staff, key, body, randomUUID())).outcome).toBe('done');
}

async function breaksOfTheNight(): Promise<readonly string[]> {
  value(await reconcileDay(books.context, { provider: 'xendit', businessOn: on }));
  const { breaks } = value(await getReconciliation(books.context));
  return breaks.map(({ kind, subject }) => `${kind} ${subject}`);
}

test('under its name at the provider it is known at night, and told of once it is booked under our number too', async () => {
  const { reference, amountCentavos, paid, ...key } = await books.money.pay(on);
  await record(key, paid.paymentId.toUpperCase(), amountCentavos);
  expect(await breaksOfTheNight()).toEqual([]);
  await record(key, reference, amountCentavos);
  expect(await breaksOfTheNight()).toEqual([`amount-differs ${paid.paymentId}`]);
});
