import { assertThat } from '@luwag/loan-engine/assertion';
import type { PaymentRow, PayoutRow } from '../../apps/api/ports/customer-store.ts';
import { numberTyped } from './by-hand.ts';
import type { Kept } from './kept.ts';
import { ordersOf, referencesInQuestion } from './payout-steps.ts';
import { railsName } from './rails.ts';
import type { World } from './world.ts';

/* What must hold of the steps of staff about money that came in or went out. */

/** What is booked came to the provider or to the bank, with its amount or the one that staff typed. */
export function checkCame({ rails, byHand }: World, payment: PaymentRow): void {
  const { reference, providerPaymentId, receivedCentavos } = payment;
  const number = numberTyped(reference);
  const truth =
    rails.payments.find((one) => one.providerPaymentId === providerPaymentId)?.amountCentavos ??
    byHand.deposits.get(number);
  if (byHand.isTyped(number, receivedCentavos)) return;
  assertThat(truth !== undefined, `I9 what is booked came to the provider or the bank: ${reference}`);
  assertThat(truth === receivedCentavos, `I9 ${truth} came and ${receivedCentavos} are booked`);
}

/** Money is booked once, by whichever way it came to be known, and on whichever loan it is. */
export function checkOnce({ rails, byHand }: World, kept: readonly Kept[]): void {
  const booked = kept.flatMap(({ payments }) => payments.filter(({ status }) => status === 'success'));
  const numbers = booked.map(({ reference }) => numberTyped(reference));
  assertThat(new Set(numbers).size === numbers.length, 'I9 a number is booked once');
  const requests = new Set(booked.map((payment) => requestOf(rails.payments, payment)));
  for (const request of requests) {
    if (byHand.deposits.has(request) || byHand.mistaken.has(request)) continue;
    const came = rails.payments.filter(
      (one) => one.requestReference === request && (one.outcome === 'success' || one.outcome === 'reversed'),
    );
    const times = booked.filter((payment) => requestOf(rails.payments, payment) === request).length;
    assertThat(times <= came.length, `I9 ${came.length} payments of ${request} are booked ${times} times`);
  }
}

/** Whether staff booked a payment by hand of which no provider has told. */
export const isUnnamed = ({ status, providerPaymentId }: PaymentRow): boolean =>
  status === 'success' && providerPaymentId === null;

/** Money in suspense, or that went back from there, is on no loan as well, unless a person was told. */
export async function checkHeldOnce(
  { rails, byHand, outside }: World,
  payments: readonly PaymentRow[],
  cases: string,
): Promise<void> {
  const booked = payments.filter(({ status }) => status === 'success');
  for (const request of new Set(booked.map((payment) => requestOf(rails.payments, payment)))) {
    if (byHand.deposits.has(request) || byHand.mistaken.has(request)) continue;
    const came = rails.payments.filter(
      (one) => one.requestReference === request && (one.outcome === 'success' || one.outcome === 'reversed'),
    );
    if (came.some(({ providerPaymentId }) => cases.includes(`"${providerPaymentId}"`))) continue;
    const items = await Promise.all(
      came.map(({ providerPaymentId }) => outside.suspense.find(railsName, providerPaymentId)),
    );
    const held = items.filter((item) => item?.state === 'open' || item?.state === 'returned').length;
    const times = booked.filter((payment) => requestOf(rails.payments, payment) === request).length;
    assertThat(
      times + held <= came.length,
      `I9 ${came.length} payments of ${request} are on loans ${times} times and ${held} times in suspense`,
    );
  }
}

/** The number under which money was asked for, whatever it is booked under. */
function requestOf(
  payments: World['rails']['payments'],
  { reference, providerPaymentId }: PaymentRow,
): string {
  const number = numberTyped(reference);
  const names = [providerPaymentId, number];
  return payments.find((one) => names.includes(one.providerPaymentId))?.requestReference ?? number;
}

/** A loan is undone, or what was paid late is settled as given back, only of money that came back; and two people settle it. */
export function checkLateAndReturned(world: World, { loans, payouts, entries, requests }: Kept): void {
  for (const { loanId } of loans) {
    const own = entries.filter((entry) => entry.loanId === loanId);
    const undone = own.filter(({ kind }) => kind === 'disbursement-reversed').length;
    const refundsBack = own.filter(({ kind }) => kind === 'refund-returned').length;
    const back = payouts
      .filter((row) => row.loanId === loanId)
      .flatMap(({ reference }) => ordersOf(world, reference))
      .filter(({ state }) => state === 'returned');
    const lateBack = own
      .filter(({ kind }) => kind === 'late-payout-returned')
      .reduce((sum, { postings }) => sum + Math.abs(postings[0]?.amountCentavos ?? 0), 0);
    const backCentavos = back.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
    assertThat(
      undone + refundsBack <= back.length,
      `I6 a loan is undone ${undone} times, a refund ${refundsBack} times, and ${back.length} came back`,
    );
    assertThat(lateBack <= backCentavos, `I7 ${backCentavos} came back and ${lateBack} are booked as back`);
    const isSettled = own.some(({ kind }) => kind.startsWith('late-payout-'));
    const isConfirmed = requests.some(
      (row) => row.loanId === loanId && row.status === 'done' && row.details['step'] === 'settle-late-payout',
    );
    assertThat(!isSettled || isConfirmed, 'what was paid late is settled by two people');
  }
}

/** Whether money that is back with the lender waits to be booked as back, since it was paid late. */
export function isLeftInQuestion(
  kept: readonly Kept[],
  { customerId, loanId, reference }: PayoutRow,
): boolean {
  const one = kept.find(({ customer }) => customer?.customerId === customerId);
  const loan = one?.loans.find((row) => row.loanId === loanId);
  return one !== undefined && loan !== undefined && referencesInQuestion(one, loan).includes(reference);
}
