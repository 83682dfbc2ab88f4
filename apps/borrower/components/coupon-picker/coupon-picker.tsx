import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../messages/long-date.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { type PassedOverCoupon, useWhyNot } from './why-not.ts';

export type ServingCoupon = {
  coupon: { couponId: string; validThroughOn: string };
  deductionCentavos: number;
  /** At a repayment, what is left to pay with it. */
  payCentavos?: number;
};

/** What the borrower decided about coupons: the best one as the amount moves, a certain one, or none. */
export type CouponChoice = 'best' | 'none' | { couponId: string };

export type CouponPickerProps = {
  /** Those that serve, best first. */
  serving: readonly ServingCoupon[];
  others: readonly PassedOverCoupon[];
  usedCouponId: string | null;
  amountCentavos: number;
  onChoose: (choice: CouponChoice) => void;
};

/** The best coupon is taken by itself; another one, or none, is one touch away, and those that do not serve say why. */
export function CouponPicker({ serving, others, usedCouponId, amountCentavos, onChoose }: CouponPickerProps) {
  const words = useTranslations('coupon-choice');
  const locale = useLocale();
  const choices = serving.map(({ coupon, deductionCentavos, payCentavos }, index) => {
    const amount = formatPesos(deductionCentavos);
    const until = words('until', { date: longDate(coupon.validThroughOn, locale) });
    return {
      value: coupon.couponId,
      label:
        payCentavos === undefined
          ? words('takesOff', { amount })
          : words('leavesToPay', { amount, pay: formatPesos(payCentavos) }),
      hint: index === 0 ? `${words('best')} · ${until}` : until,
    };
  });
  return (
    <section className="coupon-choice">
      {serving.length === 0 ? (
        <p className="field-label">{words('title')}</p>
      ) : (
        <RadioGroup
          name="coupon"
          label={words('title')}
          value={usedCouponId ?? 'none'}
          choices={[...choices, { value: 'none', label: words('none') }]}
          onChange={({ currentTarget: { value } }) =>
            onChoose(value === 'none' ? 'none' : { couponId: value })
          }
        />
      )}
      {others.length === 0 ? null : (
        <OtherCoupons others={others} amountCentavos={amountCentavos} isOpen={serving.length === 0} />
      )}
    </section>
  );
}

function OtherCoupons({
  others,
  amountCentavos,
  isOpen,
}: Pick<CouponPickerProps, 'others' | 'amountCentavos'> & { isOpen: boolean }) {
  const words = useTranslations('coupon-choice');
  const whyNot = useWhyNot();
  return (
    <details className="coupon-others" open={isOpen}>
      <summary>{words('others', { count: others.length })}</summary>
      <ul>
        {others.map((other) => (
          <li key={other.coupon.couponId}>
            <strong>{words('off', { amount: formatWholePesos(other.coupon.deductionCentavos) })}</strong>
            <span>{whyNot(other, amountCentavos)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
