import type { CallOutput } from '@luwag/contract/endpoint';
import type { CouponAnswer } from '@luwag/contract/endpoints/rewards/coupon-answer';
import type { listCoupons } from '@luwag/contract/endpoints/rewards/list-coupons';
import { type ComponentType, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatWholePesos } from '@luwag/contract/money';
import { longDate } from '../../messages/long-date.ts';
import { SelectField } from '../select-field/select-field.tsx';

export type CouponNoteProps = { coupon: CouponAnswer; answer: CallOutput<typeof listCoupons> };

type Kind = CouponAnswer['kind'];

/** Coupons as cards, one kind or all of them; where there is only one kind there is nothing to choose. */
export function CouponList({
  coupons,
  answer,
  Note,
}: {
  coupons: readonly CouponAnswer[];
  /** What a card says last: how to use it, or why it cannot be used. */
  Note: ComponentType<CouponNoteProps>;
  /** The whole answer they are from, for what the cards say last. */
  answer: CouponNoteProps['answer'];
}) {
  const words = useTranslations('coupon');
  const [kind, setKind] = useState<Kind | 'all'>('all');
  const kinds = [...new Set(coupons.map((coupon) => coupon.kind))];
  const shown = coupons.filter((coupon) => kind === 'all' || coupon.kind === kind);
  return (
    <>
      {kinds.length < 2 ? null : (
        <SelectField
          name="kind"
          label={words('kind')}
          value={kind}
          onChange={({ currentTarget: { value } }) => setKind(kinds.find((one) => one === value) ?? 'all')}
          options={[
            { value: 'all', label: words('allKinds') },
            ...kinds.map((value) => ({ value, label: words(`kinds.${value}`) })),
          ]}
        />
      )}
      <ul className="coupon-list">
        {shown.map((coupon) => (
          <li key={coupon.couponId} className="coupon-card">
            <CouponFacts coupon={coupon} />
            <Note coupon={coupon} answer={answer} />
          </li>
        ))}
      </ul>
    </>
  );
}

function CouponFacts({ coupon }: { coupon: CouponAnswer }) {
  const words = useTranslations('coupon');
  const locale = useLocale();
  const { minimumAmountCentavos: minimum } = coupon;
  const condition =
    minimum === 0 ? words('noMinimum') : words('minimum', { amount: formatWholePesos(minimum) });
  return (
    <>
      <h2>{words('off', { amount: formatWholePesos(coupon.deductionCentavos) })}</h2>
      <p>
        {words(`servesFor.${coupon.kind}`)}, {condition}
      </p>
      <p className="coupon-when">
        {words(`reasons.${coupon.reason}`)} · {words('from', { date: longDate(coupon.validFromOn, locale) })}{' '}
        {words('through', { date: longDate(coupon.validThroughOn, locale) })}
      </p>
    </>
  );
}
