import { listCoupons } from '@luwag/contract/endpoints/rewards/list-coupons';
import { useTranslations } from 'use-intl';
import { goBack } from '../../routing/go-back.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { CouponList } from '../../components/coupon-list/coupon-list.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useAnswer } from '../../store/use-answer.ts';
import { WhereToUse } from './where-to-use.tsx';

/** What can be used now, with its conditions in words. */
export default function CouponScreen() {
  const words = useTranslations('coupon');
  const coupons = useAnswer(listCoupons, {});
  return (
    <ScreenFrame
      title={words('title')}
      lead={words('lead')}
      back={goBack}
      actions={
        <LinkButton href="/couponInvalid" variant="quiet">
          {words('toPast')}
        </LinkButton>
      }
    >
      <AnswerView query={coupons} lines={6}>
        {(answer) => {
          const available = answer.coupons.filter(({ state }) => state === 'available');
          return available.length === 0 ? (
            <EmptyState picture="ticket" title={words('none.title')}>
              <p>{words('none.lead')}</p>
            </EmptyState>
          ) : (
            <CouponList coupons={available} answer={answer} Note={WhereToUse} />
          );
        }}
      </AnswerView>
    </ScreenFrame>
  );
}
