import { randomUUID } from 'node:crypto';
import { defaultMakerOnlyLimits } from '@luwag/contract/endpoints/staff/approval-rules';
import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSettledBooks, type SettledBooks } from '../../../../tests/settled-books.ts';
import { newStaff, value } from '../../../../tests/staff-context.ts';
import { defaultPayoutTimes } from '../../../../tests/payout-times.ts';
import { answerRequest } from '../staff/answer-request.ts';
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
  // One person may do it alone, but for what is far above the debt.
  const most = { ...recorded, perLoanCentavos: 5_000_000, perCustomerCentavos: 5_000_000 };
  const lenderRules = { makerOnlyLimits: { recorded: most, forgiven }, leastOverdueDays: 90 };
  const installBonus = { couponCentavos: 20_000, stepCentavos: 100_000 };
  const context = { ...books.context, lenderRules, installBonus, payoutTimes: defaultPayoutTimes };
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
  const { outcome } = value(await performLoanAction(context, staff, key, body, randomUUID()));
  if (outcome === 'done') return;
  const { customerId } = key;
  const { requests } = await context.store.load({ customerId, parts: ['requests'] });
  const requestId = requests.find(({ status }) => status === 'open')?.requestId ?? randomUUID();
  const answer = { outcome: 'confirm', shownOwedCentavos: after.owedCentavos } as const;
  const params = { customerId, requestId };
  value(await answerRequest(context, newStaff('admin'), params, answer, randomUUID()));
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
