// A coupon used at a repayment takes its sum off the charges owed that day, and the money then pays what is left.
// Source: specification points 3 and 8 (kinds of coupon; the required amount must be paid); a coupon lowers charges and never principal.
import type { WaivedCharges } from '../ledger/post-waiver.ts';
import { smallerCentavos, subtractCentavos, sumCentavos, type Centavos } from '../money/money.ts';
import { accept, type Result } from '../result.ts';
import { redeemCoupon, type Coupon, type CouponRefusal } from '../rewards/coupon.ts';
import { accrueThrough } from './accrual.ts';
import type { Decision } from './decision.ts';
import type { Loan } from './loan.ts';
import { allocateRepayment, type Repayment, type RepaymentRefusal } from './repayment.ts';
import { waivableCharges, waiveCharges, type WaiverRefusal } from './waive-charges.ts';

export type RepaidWithCoupon = { readonly decision: Decision; readonly coupon: Coupon };

/**
 * Books a repayment with a coupon: lateness falls first, then interest; the minimum of the coupon is held against the money paid.
 * Units: centavos. Errors: every code of `redeemCoupon`, `waiveCharges` and `allocateRepayment`; a refusal uses nothing up.
 * Source: as above.
 */
export function repayWithCoupon(
  loan: Loan,
  coupon: Coupon,
  repayment: Repayment,
): Result<RepaidWithCoupon, CouponRefusal | WaiverRefusal | RepaymentRefusal> {
  const { amountCentavos, on } = repayment;
  const { customerId, loanId } = loan;
  const owed = waivableCharges(accrueThrough(loan, on).loan);
  const chargesCentavos = sumCentavos([
    owed.lateChargeCentavos,
    owed.penaltyFeeCentavos,
    owed.interestCentavos,
  ]);
  const use = { customerId, occasion: 'repayment', on, amountCentavos, chargesCentavos } as const;
  const redeemed = redeemCoupon(coupon, use, loanId);
  if (!redeemed.ok) return redeemed;
  const charges = spread(owed, redeemed.value.deductionCentavos);
  const lowered = waiveCharges(loan, { on, charges, reason: 'coupon' });
  if (!lowered.ok) return lowered;
  const repaid = allocateRepayment(lowered.value.loan, repayment);
  if (!repaid.ok) return repaid;
  return accept({
    decision: {
      loan: repaid.value.loan,
      entries: [...lowered.value.entries, ...repaid.value.entries],
      events: [...lowered.value.events, ...repaid.value.events],
    },
    coupon: redeemed.value.coupon,
  });
}

function spread(owed: WaivedCharges, deductionCentavos: Centavos): WaivedCharges {
  const lateChargeCentavos = smallerCentavos(owed.lateChargeCentavos, deductionCentavos);
  const afterLateCharge = subtractCentavos(deductionCentavos, lateChargeCentavos);
  const penaltyFeeCentavos = smallerCentavos(owed.penaltyFeeCentavos, afterLateCharge);
  const interestCentavos = subtractCentavos(afterLateCharge, penaltyFeeCentavos);
  return { lateChargeCentavos, penaltyFeeCentavos, interestCentavos };
}
