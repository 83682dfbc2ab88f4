import { formatPesos } from '@luwag/contract/money';
import { useTranslations } from 'use-intl';
import { Fold } from '../fold/fold.tsx';
import { CouponPicker, type CouponPickerProps } from './coupon-picker.tsx';

/** Tells the coupon in force; the choice among all of them unfolds. */
export function CouponFold(coupons: CouponPickerProps) {
  const words = useTranslations('coupon-choice');
  const { serving, others, usedCouponId } = coupons;
  const used = serving.find(({ coupon }) => coupon.couponId === usedCouponId);
  const value =
    used !== undefined
      ? words('off', { amount: formatPesos(used.deductionCentavos) })
      : serving.length > 0
        ? words('none')
        : words('others', { count: others.length });
  return (
    <Fold className="coupon-fold" title={words('title')} value={value}>
      <CouponPicker {...coupons} />
    </Fold>
  );
}
