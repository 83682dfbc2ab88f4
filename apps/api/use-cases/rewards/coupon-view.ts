import type { CouponAnswer } from '@luwag/contract/endpoints/rewards/coupon-answer';
import { couponOf } from '@luwag/loan-engine/life/loan';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import { couponState } from '@luwag/loan-engine/rewards/coupon';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import type { CouponRow } from '../../ports/rows-around-loan.ts';
import { takenOffByCoupon } from '../payment/coupon-of-payment.ts';
import { paymentWithCoupon } from './with-rewards.ts';

/** What its owner is shown of a coupon; what it took off at a payment is told where the journal was loaded. */
export function viewCoupon(
  coupon: CouponRow,
  { loans, payments, entries }: Pick<CustomerSnapshot, 'loans' | 'payments' | 'entries'>,
  today: LocalDate,
): CouponAnswer {
  const { customerId: _owner, usedForLoanId, grantedAt: _at, isHeld = false, ...shown } = coupon;
  const loan = loans.find(({ loanId }) => loanId === usedForLoanId);
  const payment = paymentWithCoupon(payments, coupon);
  const saved =
    payment === undefined ? loan && couponOf(loan.quote) : takenOffByCoupon(entries, payment.reference);
  return {
    ...shown,
    state: couponState(coupon, today),
    usedForOrderNumber: loan?.orderNumber ?? null,
    isHeld,
    savedCentavos: saved ?? null,
  };
}
