import { formatPesos } from '@luwag/contract/money';
import type { CouponPassedOver } from '@luwag/loan-engine/rewards/coupon';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../components/date-text/long-date.ts';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import type { CouponChoice, CouponOption, CouponsForWish } from './suggested-coupons.ts';

type CouponPickerProps = {
  coupons: CouponsForWish;
  used: CouponOption | null;
  amountCentavos: number;
  onChoose: (choice: CouponChoice) => void;
};

/** The best coupon is taken by itself; another one, or none, is one touch away, and those that do not serve say why. */
export function CouponPicker({ coupons, used, amountCentavos, onChoose }: CouponPickerProps) {
  const words = useTranslations('coupon');
  const locale = useLocale();
  const whyNot = useWhyNot();
  const { serving, others } = coupons;
  if (serving.length + others.length === 0) return null;
  const choices = serving.map(({ coupon, deductionCentavos }, index) => ({
    value: coupon.couponId,
    label: words('choice.takesOff', { amount: formatPesos(deductionCentavos) }),
    hint: [
      index === 0 ? words('choice.best') : words(`kinds.${coupon.kind}`),
      words('through', { date: longDate(coupon.validThroughOn, locale) }),
    ].join(' · '),
  }));
  return (
    <section className="coupon-choice">
      {serving.length === 0 ? (
        <h2>{words('choice.title')}</h2>
      ) : (
        <RadioGroup
          name="coupon"
          label={words('choice.title')}
          value={used?.coupon.couponId ?? 'none'}
          choices={[...choices, { value: 'none', label: words('choice.none') }]}
          onChange={({ currentTarget: { value } }) =>
            onChoose(value === 'none' ? 'none' : { couponId: value })
          }
        />
      )}
      {others.length === 0 ? null : (
        <details className="coupon-others" open={serving.length === 0}>
          <summary>{words('choice.others', { count: others.length })}</summary>
          <ul>
            {others.map((other) => (
              <li key={other.coupon.couponId}>
                <strong>{words('off', { amount: formatPesos(other.coupon.deductionCentavos) })}</strong>
                <span>{whyNot(other, amountCentavos)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Says why a coupon does not serve for an amount. */
function useWhyNot(): (passedOver: CouponPassedOver, amountCentavos: number) => string {
  const words = useTranslations('coupon.whyNot');
  const locale = useLocale();
  return ({ coupon, reason }, amountCentavos) => {
    const { minimumAmountCentavos: minimum, validFromOn } = coupon;
    if (reason === 'COUPON_MINIMUM_NOT_REACHED') {
      const missing = formatPesos(minimum - amountCentavos);
      return words('minimum', { minimum: formatPesos(minimum), missing });
    }
    if (reason === 'COUPON_NOT_YET_VALID') return words('notYet', { date: longDate(validFromOn, locale) });
    if (reason === 'COUPON_WRONG_OCCASION') return words('repaymentOnly');
    return reason === 'COUPON_NOTHING_TO_DEDUCT' ? words('noFees') : words('over');
  };
}
