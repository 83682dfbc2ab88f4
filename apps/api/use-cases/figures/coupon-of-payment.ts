import { type CouponRefusal, couponTakesAtMost } from '@luwag/loan-engine/rewards/coupon';
import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { extensionQuote } from '@luwag/loan-engine/life/extend-due-date';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { lowerByCoupon } from '@luwag/loan-engine/life/repay-with-coupon';
import { waivableCharges, type WaiverRefusal } from '@luwag/loan-engine/life/waive-charges';
import { claimAfterWriteOff } from '@luwag/loan-engine/life/write-off';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos, type Centavos, sumCentavos } from '@luwag/loan-engine/money/money';
import { accept, refuse, type Result } from '@luwag/loan-engine/result';
import type { CustomerSnapshot, LoanRow, PaymentRow } from '../../ports/customer-store.ts';
import type { CouponRow } from '../../ports/rows-around-loan.ts';
import { dueAmount } from './due-amount.ts';
import { couponListOrder } from './coupon-list-order.ts';
import { isPaymentOpen } from './payment-standing.ts';

/* What a coupon makes of a payment, told by using it on a copy of the loan. */

/** A payment that a coupon may be used at; a later due date is bought at its price. */
export type CouponedKind = 'full' | 'due' | 'part';

/** What settles the loan, what is due of it, or what a later due date costs today; null where it is not to be had. */
export function askedAmount(
  loan: Loan,
  kind: Exclude<PaymentRow['kind'], 'part'>,
  today: LocalDate,
): Centavos | null {
  if (kind === 'due') return dueAmount(loan, today);
  if (kind === 'extension') {
    const quoted = extensionQuote(loan, today);
    return quoted.ok ? quoted.value.priceCentavos : null;
  }
  // What was written off is still claimed, and can be paid like any other loan.
  if (loan.status === 'written-off') return claimAfterWriteOff(loan);
  const payoff = payoffQuote(loan, today);
  return payoff.ok ? payoff.value.totalCentavos : null;
}

/** How much debt is to be paid off today, money and coupon together. */
export type CouponedWish = { kind: CouponedKind; paidOffCentavos: Centavos; today: LocalDate };
export type CouponedPayment = { payCentavos: Centavos; deductionCentavos: Centavos };
export type CouponedRefusal = CouponRefusal | WaiverRefusal | 'COUPON_COVERS_PAYMENT';

/** The most a coupon takes off today, whatever is paid beside it. */
export function couponTakes(loan: Loan, coupon: CouponRow, today: LocalDate): Centavos {
  const owed = waivableCharges(accrueThrough(loan, today).loan);
  return couponTakesAtMost(coupon, sumCentavos(Object.values(owed)));
}

/** What is left to pay of an amount of debt once a coupon has lowered the loan. */
export function payWithCoupon(
  loan: Loan,
  coupon: CouponRow,
  { kind, paidOffCentavos, today }: CouponedWish,
): Result<CouponedPayment, CouponedRefusal> {
  const takes = couponTakes(loan, coupon, today);
  const amountCentavos = centavos(Math.max(0, paidOffCentavos - takes));
  const lowered = lowerByCoupon(loan, coupon, { amountCentavos, on: today });
  if (!lowered.ok) return lowered;
  const { deductionCentavos, decision } = lowered.value;
  const payCentavos = kind === 'part' ? amountCentavos : askedAmount(decision.loan, kind, today);
  // Of an installment that the coupon pays by itself the next one would be asked for.
  const isLess = payCentavos !== null && payCentavos > 0 && payCentavos < paidOffCentavos;
  return isLess ? accept({ payCentavos, deductionCentavos }) : refuse('COUPON_COVERS_PAYMENT');
}

/** The coupons in the order of lists, as they stand for a loan: one that a payment under way on another loan was promised serves nothing else. */
export function couponsForLoan(
  { coupons, payments, loans }: Pick<CustomerSnapshot, 'coupons' | 'payments' | 'loans'>,
  now: number,
  loanId: string | null,
): CouponRow[] {
  const held = new Set(
    payments
      .filter((payment) => payment.loanId !== loanId && isUnderWay(payment, loans, now))
      .map(({ couponId }) => couponId),
  );
  return coupons
    .map((coupon) => (held.has(coupon.couponId) ? { ...coupon, isHeld: true } : coupon))
    .toSorted(couponListOrder(manilaDateOf(now)));
}

/** On a loan that has ended there is nothing left for a coupon to lower. */
function isUnderWay(payment: PaymentRow, loans: readonly LoanRow[], now: number): boolean {
  const isRunning = loans.some(({ loanId, status }) => loanId === payment.loanId && status === 'active');
  return isRunning && isPaymentOpen(payment, now);
}

/** What a coupon took off at a payment, by the loan's journal; zero where the money came without it, or was reversed. */
export function takenOffByCoupon(entries: readonly JournalEntry[], reference: string): Centavos {
  const postings = bookedUnder(entries, reference)
    .filter(({ kind }) => kind === 'coupon-used')
    .flatMap((entry) => entry.postings);
  return sumCentavos(
    postings.filter(({ amountCentavos }) => amountCentavos > 0).map(({ amountCentavos }) => amountCentavos),
  );
}

/** What stands booked under a payment's number: one number may be booked again after its reversal. */
export function bookedUnder(entries: readonly JournalEntry[], reference: string): readonly JournalEntry[] {
  const own = entries.filter((entry) => entry.reference === reference);
  return own.slice(own.findLastIndex(({ kind }) => kind === 'repayment-reversed') + 1);
}
