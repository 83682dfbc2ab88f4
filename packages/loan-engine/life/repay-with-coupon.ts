// A coupon used at a repayment takes its sum off the charges owed that day, and the money then pays what is left.
// Source: specification points 3 and 8 (kinds of coupon; the required amount must be paid); a coupon lowers charges and never principal.
import type { WaivedCharges } from '../ledger/post-waiver.ts';
import type { LocalDate } from '../money/local-date.ts';
import { addCentavos, minCentavos, subtractCentavos, sumCentavos, type Centavos } from '../money/money.ts';
import { accept, type Result } from '../result.ts';
import { couponTakesAtMost, redeemCoupon, type Coupon, type CouponRefusal } from '../rewards/coupon.ts';
import { accrueThrough } from './accrual.ts';
import type { Decision } from './decision.ts';
import type { Loan } from '../loan/loan.ts';
import { allocateRepayment, type Repayment, type RepaymentRefusal } from './repayment.ts';
import { waivableCharges, waiveCharges, type WaiverRefusal } from './waive-charges.ts';

export type CouponRepayment = Repayment & {
  /** The day on which the coupon was promised to this repayment, and has to be valid; the day of the money where not told. */
  readonly promisedOn?: LocalDate;
};

export type LoweredByCoupon = {
  readonly decision: Decision;
  readonly coupon: Coupon;
  readonly deductionCentavos: Centavos;
};

/**
 * What a coupon does before the money comes: lateness falls first, then fees, then interest. Its minimum is held against
 * the debt that is paid off, money and coupon together.
 * Units: centavos. Errors: every code of `redeemCoupon` and `waiveCharges`; a refusal uses nothing up. Source: as above.
 */
export function lowerByCoupon(
  loan: Loan,
  coupon: Coupon,
  { amountCentavos, on, promisedOn = on, reference }: CouponRepayment,
): Result<LoweredByCoupon, CouponRefusal | WaiverRefusal> {
  const { customerId, loanId } = loan;
  const owed = waivableCharges(accrueThrough(loan, on).loan);
  const chargesCentavos = sumCentavos(Object.values(owed));
  const paidOffCentavos = addCentavos(amountCentavos, couponTakesAtMost(coupon, chargesCentavos));
  const use = {
    customerId,
    occasion: 'repayment',
    on: promisedOn,
    amountCentavos: paidOffCentavos,
    chargesCentavos,
  } as const;
  const redeemed = redeemCoupon(coupon, use, loanId);
  if (!redeemed.ok) return redeemed;
  const { deductionCentavos } = redeemed.value;
  const charges = spread(owed, deductionCentavos);
  const lowered = waiveCharges(loan, { on, charges, reason: 'coupon', reference });
  if (!lowered.ok) return lowered;
  return accept({ decision: lowered.value, coupon: redeemed.value.coupon, deductionCentavos });
}

/**
 * Books a repayment with a coupon: the coupon lowers what is owed, then the money pays.
 * Units: centavos. Errors: every code of `lowerByCoupon` and `allocateRepayment`; a refusal uses nothing up.
 * Source: as above.
 */
export function repayWithCoupon(
  loan: Loan,
  coupon: Coupon,
  repayment: CouponRepayment,
): Result<LoweredByCoupon, CouponRefusal | WaiverRefusal | RepaymentRefusal> {
  const lowered = lowerByCoupon(loan, coupon, repayment);
  if (!lowered.ok) return lowered;
  const { promisedOn: _promisedOn, ...money } = repayment;
  const before = lowered.value.decision;
  const repaid = allocateRepayment(before.loan, money);
  if (!repaid.ok) return repaid;
  return accept({
    ...lowered.value,
    decision: {
      loan: repaid.value.loan,
      entries: [...before.entries, ...repaid.value.entries],
      events: [...before.events, ...repaid.value.events],
    },
  });
}

function spread(owed: WaivedCharges, deductionCentavos: Centavos): WaivedCharges {
  let left = deductionCentavos;
  const take = (charge: Centavos): Centavos => {
    const taken = minCentavos(charge, left);
    left = subtractCentavos(left, taken);
    return taken;
  };
  return {
    lateChargeCentavos: take(owed.lateChargeCentavos),
    penaltyFeeCentavos: take(owed.penaltyFeeCentavos),
    feeCentavos: take(owed.feeCentavos),
    interestCentavos: take(owed.interestCentavos),
  };
}
