import { bookAsOf } from '@luwag/loan-engine/life/book-as-of';
import type { Decision } from '@luwag/loan-engine/life/decision';
import { extendDueDate } from '@luwag/loan-engine/life/extend-due-date';
import { addedByOneDay, holdPrice } from '@luwag/loan-engine/life/hold-price';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import { lowerByCoupon } from '@luwag/loan-engine/life/repay-with-coupon';
import { allocateRepayment, type Repayment, type RepaymentRefusal } from '@luwag/loan-engine/life/repayment';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { type Centavos, subtractCentavos } from '@luwag/loan-engine/money/money';
import { accept, type Result } from '@luwag/loan-engine/result';
import type { CustomerSnapshot, LoanRow, PaymentRow } from '../../ports/customer-store.ts';
import type { CouponRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { askedAmount, couponsForLoan } from '../figures/coupon-of-payment.ts';
import { isBoughtBefore } from '../figures/what-payment-did.ts';

/** What money received comes to, with the coupon it used up and the day from which it counts. */
export type BookedPayment = { decision: Decision; coupons: readonly CouponRow[]; countsFrom: LocalDate };
/** What money is booked with: the clock, and the versions of the products. */
export type BookingContext = Pick<Context, 'now'> & { products: Pick<Context['products'], 'version'> };
type Known = Pick<CustomerSnapshot, 'loans' | 'payments' | 'coupons' | 'entries'>;
type Money = { amountCentavos: Centavos; reference: string; paidAt: number };

/**
 * The instant from which money counts: when the channel says it was paid, never after it was received and never before
 * its place to pay was opened.
 */
export function countedAt(
  payment: Pick<PaymentRow, 'createdAt'>,
  paidAt: number | null,
  now: number,
): number {
  return Math.min(Math.max(paidAt ?? now, payment.createdAt), now);
}

/** The Manila day on which something is booked on a loan. The close of a server whose clock is ahead may have charged the next one. */
export function bookingDay({ accruedThroughOn }: Pick<Loan, 'accruedThroughOn'>, now: number): LocalDate {
  const on = manilaDateOf(now);
  return accruedThroughOn !== null && accruedThroughOn > on ? accruedThroughOn : on;
}

/**
 * What money received does to its loan, from the day it was paid. An extension that is underpaid, too late or bought before by
 * another payment pays the loan back like any other money, and a coupon that another payment used first is left out: money is
 * never refused. Where it cannot count from its day any more (credit was refunded, or money taken back in a plan), it counts from today.
 */
export function bookPayment(
  { now, products }: BookingContext,
  loan: LoanRow,
  payment: PaymentRow,
  { amountCentavos, reference, paidAt }: Money,
  known: Known,
): Result<BookedPayment, RepaymentRefusal> {
  const on = bookingDay(loan, now());
  const valueOn = manilaDateOf(paidAt);
  if (valueOn < on) {
    const entries = known.entries.filter(({ loanId }) => loanId === loan.loanId);
    const { capScope } = products.version(loan.productId, loan.productVersion);
    let coupons: readonly CouponRow[] = [];
    const counted = bookAsOf(loan, { valueOn, on, entries, scope: capScope }, (then) => {
      const booked = bookOn(then, payment, { amountCentavos, on: valueOn, reference }, known, paidAt);
      if (!booked.ok) return booked;
      ({ coupons } = booked.value);
      return accept(booked.value.decision);
    });
    if (counted.ok) return accept({ decision: counted.value, coupons, countsFrom: valueOn });
  }
  const booked = bookOn(loan, payment, { amountCentavos, on, reference }, known, paidAt);
  return booked.ok ? accept({ ...booked.value, countsFrom: on }) : booked;
}

type Booked = Omit<BookedPayment, 'countsFrom'>;
type Received = Repayment & { reference: string };

function bookOn(
  loan: Loan,
  payment: PaymentRow,
  received: Received,
  known: Known,
  paidAt: number,
): Result<Booked, RepaymentRefusal> {
  if (payment.kind === 'extension' && !isBoughtBefore(payment, known.payments)) {
    const extended = extendDueDate(loan, received);
    if (extended.ok) return accept({ decision: extended.value, coupons: [] });
  }
  const lowered = withCoupon(loan, payment, received, known, paidAt);
  const held = withHeldPrice(lowered?.decision.loan ?? loan, payment, received, paidAt);
  const before = [lowered?.decision, held].filter((step) => step !== undefined);
  const repaid = allocateRepayment(before.at(-1)?.loan ?? loan, received);
  if (!repaid.ok) return repaid;
  return accept({
    decision: {
      loan: repaid.value.loan,
      entries: [...before.flatMap(({ entries }) => entries), ...repaid.value.entries],
      events: [...before.flatMap(({ events }) => events), ...repaid.value.events],
    },
    coupons: lowered?.coupons ?? [],
  });
}

/** The coupon that was promised to this payment, where it still serves. */
function withCoupon(
  loan: Loan,
  payment: PaymentRow,
  received: Received,
  known: Known,
  paidAt: number,
): Booked | undefined {
  const coupon = couponsForLoan(known, paidAt, loan.loanId).find(
    ({ couponId }) => couponId === payment.couponId,
  );
  if (coupon === undefined) return undefined;
  const lowered = lowerByCoupon(loan, coupon, { ...received, promisedOn: manilaDateOf(payment.createdAt) });
  if (!lowered.ok) return undefined;
  return { decision: lowered.value.decision, coupons: [{ ...coupon, ...lowered.value.coupon }] };
}

/** Midnight passed between the page and the money: what the new day added is let go, so that the amount shown was enough. */
function withHeldPrice(
  loan: Loan,
  { kind, amountCentavos: shownCentavos, createdAt, expiresAt }: PaymentRow,
  { amountCentavos, on, reference }: Received,
  paidAt: number,
): Decision | undefined {
  const isPrice = kind === 'full' || kind === 'due';
  const wasOpen = paidAt < expiresAt && manilaDateOf(createdAt) < on;
  if (!isPrice || !wasOpen || amountCentavos < shownCentavos) return undefined;
  const askedCentavos = askedAmount(loan, kind, on) ?? askedAmount(loan, 'full', on);
  if (askedCentavos === null || askedCentavos <= amountCentavos) return undefined;
  const shortCentavos = subtractCentavos(askedCentavos, amountCentavos);
  if (shortCentavos > addedByOneDay(loan, on)) return undefined;
  const held = holdPrice(loan, { shortCentavos, on, reference });
  return held.ok ? held.value : undefined;
}
