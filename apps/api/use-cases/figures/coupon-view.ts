import type { CouponAnswer } from '@luwag/contract/endpoints/rewards/coupon-answer';
import { couponOf } from '@luwag/loan-engine/loan/loan';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import { couponState } from '@luwag/loan-engine/rewards/coupon';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import type { CouponRow } from '../../ports/rows-around-loan.ts';
import { takenOffByCoupon } from './coupon-of-payment.ts';
import { paymentWithCoupon } from './with-rewards.ts';

/** What its owner is shown of a coupon, with what it took off where it was used. */
export function viewCoupon(
  coupon: CouponRow,
  { loans, payments, entries }: Pick<CustomerSnapshot, 'loans' | 'payments' | 'entries'>,
  today: LocalDate,
): CouponAnswer {
  const loan = loans.find(({ loanId }) => loanId === coupon.usedForLoanId);
  const payment = paymentWithCoupon(payments, coupon);
  const saved =
    payment === undefined ? loan && couponOf(loan.quote) : takenOffByCoupon(entries, payment.reference);
  return {
    ...viewUnusedCoupon(coupon, today),
    usedForOrderNumber: loan?.orderNumber ?? null,
    savedCentavos: saved ?? null,
  };
}

/** A coupon that was not used; nothing was taken off by it, so no loan and no journal is read. */
export function viewUnusedCoupon(coupon: CouponRow, today: LocalDate): CouponAnswer {
  const { customerId: _owner, usedForLoanId: _loan, grantedAt: _at, isHeld = false, ...shown } = coupon;
  const state = couponState(coupon, today);
  return { ...shown, state, usedForOrderNumber: null, isHeld, savedCentavos: null };
}
