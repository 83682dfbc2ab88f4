import type { CouponAnswer } from '@luwag/contract/endpoints/rewards/coupon-answer';

/** A coupon that can be used today. */
export function couponAnswer(
  couponId: string,
  kind: CouponAnswer['kind'],
  changes: Partial<CouponAnswer> = {},
): CouponAnswer {
  return {
    couponId,
    kind,
    state: 'available',
    reason: 'goodwill',
    deductionCentavos: 5_000,
    minimumAmountCentavos: 0,
    validFromOn: '2026-11-01',
    validThroughOn: '2026-12-31',
    usedOn: null,
    invalidatedOn: null,
    invalidReason: null,
    isHeld: false,
    usedForOrderNumber: null,
    savedCentavos: null,
    ...changes,
  };
}
