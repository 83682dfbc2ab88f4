import type { CallOutput } from '@luwag/contract/endpoint';
import { suggestCoupons } from '@luwag/contract/endpoints/loan/suggest-coupons';
import { useState } from 'react';
import { useTappedCoupon } from '../../store/tapped-coupon.ts';
import type { CouponChoice, ServingCoupon } from '../../components/coupon-picker/coupon-picker.tsx';
import type { PassedOverCoupon } from '../../components/coupon-picker/why-not.ts';
import { useAnswer } from '../../store/use-answer.ts';

type Suggested = CallOutput<typeof suggestCoupons>['coupons'][number];
type Serving = ServingCoupon & { payCentavos: number };
export type PayCoupons = { serving: readonly Serving[]; others: readonly PassedOverCoupon[] };

type Wish = {
  loanId: string;
  kind: 'full' | 'due' | 'part';
  /** The debt to be paid off; null while what was typed is no amount. */
  paidOffCentavos: number | null;
  hasCoupon: boolean;
};

/** The coupons for a payment as the server prices them, and the one in force: the best until another or none is chosen. */
export function usePayCoupons({ loanId, kind, paidOffCentavos, hasCoupon }: Wish) {
  const tapped = useTappedCoupon();
  const [choice, setChoice] = useState<CouponChoice>(tapped === null ? 'best' : { couponId: tapped });
  const answer = useAnswer(
    suggestCoupons,
    { params: { loanId }, query: { kind: kind === 'due' ? 'due' : 'full' } },
    { isEnabled: hasCoupon },
  );
  const coupons = payCoupons(answer.data?.coupons ?? [], kind, paidOffCentavos);
  const used = choice === 'none' ? undefined : (chosen(choice, coupons) ?? coupons.serving[0]);
  // Nobody is to pay without a coupon only because it has not been asked for yet.
  const isWaiting = hasCoupon && answer.data === undefined && answer.error === null;
  return { coupons, used, setChoice, isWaiting };
}

function chosen(choice: CouponChoice, { serving }: PayCoupons): Serving | undefined {
  return typeof choice === 'string'
    ? undefined
    : serving.find(({ coupon }) => coupon.couponId === choice.couponId);
}

/** Off a part a coupon takes as much as off the whole, as long as something is left to pay and its minimum is reached. */
export function payCoupons(
  suggested: readonly Suggested[],
  kind: Wish['kind'],
  paidOffCentavos: number | null,
): PayCoupons {
  if (paidOffCentavos === null) return { serving: [], others: [] };
  const priced = suggested.map((one) => (kind === 'part' ? ofPart(one, paidOffCentavos) : one));
  return {
    serving: priced.flatMap(({ coupon, deductionCentavos, payCentavos }) =>
      payCentavos === null ? [] : [{ coupon, deductionCentavos, payCentavos }],
    ),
    others: priced.flatMap(({ coupon, refusal }) => (refusal === null ? [] : [{ coupon, reason: refusal }])),
  };
}

function ofPart(one: Suggested, paidOffCentavos: number): Suggested {
  if (one.refusal !== null) return one;
  if (paidOffCentavos < one.coupon.minimumAmountCentavos) {
    return { ...one, payCentavos: null, refusal: 'COUPON_MINIMUM_NOT_REACHED' };
  }
  return paidOffCentavos <= one.deductionCentavos
    ? { ...one, payCentavos: null, refusal: 'COUPON_COVERS_PAYMENT' }
    : { ...one, payCentavos: paidOffCentavos - one.deductionCentavos };
}
