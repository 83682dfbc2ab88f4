import type { Decision } from '@luwag/loan-engine/life/decision';
import { extendDueDate } from '@luwag/loan-engine/life/extend-due-date';
import { repayWithCoupon } from '@luwag/loan-engine/life/repay-with-coupon';
import { allocateRepayment, type Repayment, type RepaymentRefusal } from '@luwag/loan-engine/life/repayment';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { accept, type Result } from '@luwag/loan-engine/result';
import type { CustomerSnapshot, LoanRow, PaymentRow } from '../../ports/customer-store.ts';
import type { CouponRow } from '../../ports/rows-around-loan.ts';
import { couponsForLoan } from './coupon-of-payment.ts';

/** What money received comes to, with the coupon it used up. */
export type BookedPayment = { decision: Decision; coupons: readonly CouponRow[] };

type Known = Pick<CustomerSnapshot, 'loans' | 'payments' | 'coupons'>;

/**
 * What money received does to its loan. An extension that is underpaid, too late or bought before by another payment
 * pays the loan back like any other money, and a coupon that another payment used first is left out: money is never refused.
 */
export function bookPayment(
  loan: LoanRow,
  payment: PaymentRow,
  received: Repayment,
  known: Known,
  now: number,
): Result<BookedPayment, RepaymentRefusal> {
  if (payment.kind === 'extension' && !isBoughtBefore(payment, known.payments)) {
    const extended = extendDueDate(loan, received);
    if (extended.ok) return accept({ decision: extended.value, coupons: [] });
  }
  const coupon = couponsForLoan(known, now, loan.loanId).find(
    ({ couponId }) => couponId === payment.couponId,
  );
  if (coupon !== undefined) {
    const promisedOn = manilaDateOf(payment.createdAt);
    const lowered = repayWithCoupon(loan, coupon, { ...received, promisedOn });
    if (lowered.ok) {
      const used = { ...coupon, ...lowered.value.coupon };
      return accept({ decision: lowered.value.decision, coupons: [used] });
    }
  }
  const repaid = allocateRepayment(loan, received);
  return repaid.ok ? accept({ decision: repaid.value, coupons: [] }) : repaid;
}

/** Two places to pay for one later date, both paid by mistake, are one extension: a second was never asked for. */
function isBoughtBefore(payment: PaymentRow, payments: readonly PaymentRow[]): boolean {
  return payments.some(
    ({ loanId, kind, status, settledAt, amountCentavos, receivedCentavos }) =>
      loanId === payment.loanId &&
      kind === 'extension' &&
      status === 'success' &&
      receivedCentavos >= amountCentavos &&
      settledAt !== null &&
      settledAt >= payment.createdAt,
  );
}
