import type { CallOutput } from '@luwag/contract/endpoint';
import type { CouponAnswer } from '@luwag/contract/endpoints/rewards/coupon-answer';
import type { listCoupons } from '@luwag/contract/endpoints/rewards/list-coupons';
import { formatPesos, formatWholePesos } from '@luwag/contract/money';
import { useLocale, useTranslations } from 'use-intl';
import type { CouponNoteProps } from '../../components/coupon-list/coupon-list.tsx';
import { longDate } from '../../messages/long-date.ts';
import { LinkButton } from '../../components/link-button/link-button.tsx';

type Coupons = CallOutput<typeof listCoupons>;

/** Where this very coupon can be used today, or what stands against it: the day, the amount, or nothing to use it on. */
export function WhereToUse({ coupon, answer }: CouponNoteProps) {
  const words = useTranslations('coupon');
  const locale = useLocale();
  const { kind, isHeld, validFromOn } = coupon;
  if (isHeld) return <p>{words('held')}</p>;
  if (validFromOn > answer.today) {
    return <p>{words('notYet', { date: longDate(validFromOn, locale) })}</p>;
  }
  if (answer.repaying !== null) {
    return kind === 'withdrawal' ? (
      <p>{words('nextLoan')}</p>
    ) : (
      <AtRepayment coupon={coupon} {...answer.repaying} />
    );
  }
  if (kind === 'repayment') return <p>{words('whenPaying')}</p>;
  return answer.borrowing === null ? (
    <p>{words('notNow')}</p>
  ) : (
    <AtBorrowing coupon={coupon} {...answer.borrowing} />
  );
}

function AtRepayment({
  coupon: { couponId, minimumAmountCentavos: minimum },
  loanId,
  owedCentavos,
}: { coupon: CouponAnswer } & NonNullable<Coupons['repaying']>) {
  const words = useTranslations('coupon');
  if (owedCentavos < minimum) {
    const missing = formatWholePesos(minimum - owedCentavos);
    return <p>{words('tooLittleOwed', { owed: formatPesos(owedCentavos), missing })}</p>;
  }
  return (
    <LinkButton href="/repaidDetail" variant="secondary" state={{ loanId, couponId }}>
      {words('useToRepay')}
    </LinkButton>
  );
}

function AtBorrowing({
  coupon: { couponId, minimumAmountCentavos: minimum },
  mostCentavos,
}: { coupon: CouponAnswer } & NonNullable<Coupons['borrowing']>) {
  const words = useTranslations('coupon');
  if (mostCentavos < minimum) {
    const missing = formatWholePesos(minimum - mostCentavos);
    return <p>{words('limitTooLow', { most: formatWholePesos(mostCentavos), missing })}</p>;
  }
  return (
    <LinkButton href="/allWithdraw" variant="secondary" state={{ couponId }}>
      {words('use')}
    </LinkButton>
  );
}
