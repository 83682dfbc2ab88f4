import { assertThat } from '@luwag/loan-engine/assertion';
import { redeemCoupon } from '@luwag/loan-engine/rewards/coupon';
import { noteVoucherUse } from '@luwag/loan-engine/rewards/reloan-chain';
import type { LoanRow } from '../../ports/customer-store.ts';
import type { CouponRow } from '../../ports/rows-around-loan.ts';
import { couponUse } from './offer.ts';
import type { Rewards } from '../figures/with-rewards.ts';

/** Uses a coupon up for a loan just taken with it; a voucher of Easy Re-loan then holds it on until the loan is repaid. */
export function spendCoupon(
  { coupons, reloan }: Rewards,
  coupon: CouponRow,
  { loanId, quote }: LoanRow,
): Rewards {
  const used = redeemCoupon(coupon, couponUse(coupon.customerId, quote), loanId);
  assertThat(used.ok, 'a coupon that lowered the price can be used');
  const noted =
    reloan !== null && coupon.reason === 'easyReloan' ? noteVoucherUse(reloan.chain, loanId) : null;
  return {
    coupons: coupons.map((row) => (row === coupon ? { ...row, ...used.value.coupon } : row)),
    reloan: reloan !== null && noted?.ok === true ? { ...reloan, chain: noted.value } : reloan,
  };
}
