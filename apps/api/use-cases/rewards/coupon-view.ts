import type { CouponAnswer } from '@luwag/contract/endpoints/rewards/coupon-answer';
import { couponOf } from '@luwag/loan-engine/life/loan';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import { couponState } from '@luwag/loan-engine/rewards/coupon';
import type { LoanRow } from '../../ports/customer-store.ts';
import type { CouponRow } from '../../ports/rows-around-loan.ts';

/** What its owner is shown of a coupon. */
export function viewCoupon(coupon: CouponRow, loans: readonly LoanRow[], today: LocalDate): CouponAnswer {
  const { customerId: _owner, usedForLoanId, grantedAt: _at, ...shown } = coupon;
  const loan = loans.find(({ loanId }) => loanId === usedForLoanId);
  return {
    ...shown,
    state: couponState(coupon, today),
    usedForOrderNumber: loan?.orderNumber ?? null,
    savedCentavos: loan === undefined ? null : couponOf(loan.quote),
  };
}
