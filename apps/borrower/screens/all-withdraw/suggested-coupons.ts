import type { CouponAnswer } from '@luwag/contract/endpoints/rewards/coupon-answer';
import { localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { feesOf, type Quote } from '@luwag/loan-engine/pricing/quote';
import { type Coupon, type CouponPassedOver, suggestCoupon } from '@luwag/loan-engine/rewards/coupon';
import type { LoanWish } from '../../store/loan-wish.ts';
import type { CouponChoice } from '../../components/coupon-picker/coupon-picker.tsx';

/** The owner of all coupons here; the server has already checked it. */
const owner = 'borrower';

export type CouponOption = { coupon: Coupon; deductionCentavos: number };

export type CouponsForWish = {
  /** Those that serve, best first. */
  serving: readonly CouponOption[];
  /** Those that do not serve for this amount, with the reason. */
  others: readonly CouponPassedOver[];
};

const isServing = ({ deductionCentavos }: CouponOption): boolean => deductionCentavos > 0;

/** The engine's own suggestion for a price without coupon. */
export function couponsFor(coupons: readonly CouponAnswer[], plain: Quote): CouponsForWish {
  const { best, others } = suggestCoupon(coupons.map(engineCoupon), {
    customerId: owner,
    occasion: 'withdrawal',
    on: plain.disbursedOn,
    amountCentavos: plain.amountCentavos,
    chargesCentavos: feesOf(plain),
  });
  return {
    serving: [...(best === null ? [] : [best]), ...others.filter(isServing)],
    others: others.filter((other) => !isServing(other)),
  };
}

/** Where the choice begins: with the best, with the coupon that was tapped, or with what was chosen before. */
export function firstChoice(asked: LoanWish | null, tappedCouponId: string | null): CouponChoice {
  if (asked === null) return tappedCouponId === null ? 'best' : { couponId: tappedCouponId };
  return asked.couponId === undefined ? 'none' : { couponId: asked.couponId };
}

/** The coupon in force: a chosen one gives way to the best only while it does not serve. */
export function couponInForce(choice: CouponChoice, { serving }: CouponsForWish): CouponOption | null {
  if (choice === 'none') return null;
  const chosen =
    choice === 'best' ? undefined : serving.find(({ coupon }) => coupon.couponId === choice.couponId);
  return chosen ?? serving[0] ?? null;
}

function engineCoupon(coupon: CouponAnswer): Coupon {
  return {
    ...coupon,
    customerId: owner,
    deductionCentavos: centavos(coupon.deductionCentavos),
    minimumAmountCentavos: centavos(coupon.minimumAmountCentavos),
    validFromOn: localDate(coupon.validFromOn),
    validThroughOn: localDate(coupon.validThroughOn),
    usedOn: null,
    usedForLoanId: null,
    invalidatedOn: null,
  };
}
