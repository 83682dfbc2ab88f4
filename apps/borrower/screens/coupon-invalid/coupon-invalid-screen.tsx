import type { CouponAnswer } from '@luwag/contract/endpoints/rewards/coupon-answer';
import { listCoupons } from '@luwag/contract/endpoints/rewards/list-coupons';
import { formatPesos } from '@luwag/contract/money';
import { useLocale, useTranslations } from 'use-intl';
import { NumberText } from '../../components/number-text/number-text.tsx';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { CouponList } from '../../components/coupon-list/coupon-list.tsx';
import { longDate } from '../../messages/long-date.ts';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useAnswer } from '../../store/use-answer.ts';

/** What can no longer be used, and why. */
export default function CouponInvalidScreen() {
  const words = useTranslations('coupon');
  const coupons = useAnswer(listCoupons, {});
  return (
    <ScreenFrame
      title={words('pastTitle')}
      lead={words('pastLead')}
      back="/coupon"
      actions={
        <LinkButton href="/coupon" variant="quiet">
          {words('toAvailable')}
        </LinkButton>
      }
    >
      <AnswerView query={coupons} lines={6}>
        {(answer) => {
          const past = answer.coupons.filter(({ state }) => state !== 'available');
          return past.length === 0 ? (
            <EmptyState picture="ticket" title={words('none.pastTitle')}>
              <p>{words('none.pastLead')}</p>
            </EmptyState>
          ) : (
            <CouponList coupons={past} answer={answer} Note={WhyPast} />
          );
        }}
      </AnswerView>
    </ScreenFrame>
  );
}

function WhyPast({ coupon }: { coupon: CouponAnswer }) {
  const words = useTranslations('coupon.states');
  const reasons = useTranslations('coupon.invalidReasons');
  const locale = useLocale();
  const {
    usedOn,
    invalidatedOn,
    usedForOrderNumber: number,
    validThroughOn,
    savedCentavos,
    invalidReason,
  } = coupon;
  const on = (isoDate: string) => ({ date: longDate(isoDate, locale) });
  const why = () => {
    if (usedOn !== null) {
      return number === null ? words('used', on(usedOn)) : words('usedForLoan', { ...on(usedOn), number });
    }
    return invalidatedOn === null
      ? words('expired', on(validThroughOn))
      : words('invalid', on(invalidatedOn));
  };
  const isTakenBack = usedOn === null && invalidatedOn !== null;
  return (
    <p>
      <strong>
        <NumberText text={why()} />
      </strong>{' '}
      {isTakenBack && invalidReason !== null ? reasons(invalidReason) : null}{' '}
      {isTakenBack ? words('callUs') : null}
      {savedCentavos === null ? null : words('saved', { amount: formatPesos(savedCentavos) })}
    </p>
  );
}
