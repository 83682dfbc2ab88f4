import type { CouponAnswer } from '@luwag/contract/endpoints/rewards/coupon-answer';
import { formatWholePesos } from '@luwag/contract/money';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../messages/long-date.ts';

export type PassedOverCoupon = {
  coupon: Pick<
    CouponAnswer,
    'couponId' | 'kind' | 'deductionCentavos' | 'minimumAmountCentavos' | 'validFromOn'
  >;
  /** The engine's own code. */
  reason: string;
};

/** Says why a coupon does not serve for an amount borrowed or paid. */
export function useWhyNot(): (passedOver: PassedOverCoupon, amountCentavos: number) => string {
  const words = useTranslations('coupon-choice.whyNot');
  const locale = useLocale();
  return ({ coupon, reason }, amountCentavos) => {
    const { kind, minimumAmountCentavos: minimum, validFromOn } = coupon;
    switch (reason) {
      case 'COUPON_MINIMUM_NOT_REACHED':
        return words('minimum', {
          minimum: formatWholePesos(minimum),
          missing: formatWholePesos(minimum - amountCentavos),
        });
      case 'COUPON_NOT_YET_VALID':
        return words('notYet', { date: longDate(validFromOn, locale) });
      case 'COUPON_WRONG_OCCASION':
        return kind === 'repayment' ? words('repaymentOnly') : words('borrowingOnly');
      case 'COUPON_NOTHING_TO_DEDUCT':
        return kind === 'repayment' ? words('noCharges') : words('noFees');
      case 'COUPON_COVERS_PAYMENT':
        return words('coversPayment');
      case 'COUPON_HELD':
        return words('held');
      default:
        return words('over');
    }
  };
}
