import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { OutstandingLoan } from './outstanding-loan.tsx';

/** For AnswerView: why nothing can be borrowed now and where to go instead; null for any other refusal. */
export function blockedOffer({ code }: { code: string }): ReactNode {
  if (code === 'coupon_not_usable') return <CouponGone />;
  if (code === 'product_not_open') return <ProductNotOpen />;
  if (code === 'limit_below_least') return <LimitBelowLeast />;
  if (code === 'payout_account_not_reached') return <AccountNotReached />;
  if (code === 'outstanding_loan') return <OutstandingLoan />;
  return code === 'no_offer' ? <NoOffer /> : null;
}

/** Nothing can be borrowed yet. */
export function NoOffer() {
  const words = useTranslations('offer.blocked');
  return (
    <EmptyState
      picture="dial"
      title={words('noOfferTitle')}
      action={<LinkButton href="/homeIndex">{words('home')}</LinkButton>}
    >
      <p>{words('noOffer')}</p>
    </EmptyState>
  );
}

function ProductNotOpen() {
  const words = useTranslations('offer.blocked');
  return (
    <EmptyState
      picture="dial"
      title={words('notOpenTitle')}
      action={<LinkButton href="/homeIndex">{words('home')}</LinkButton>}
    >
      <p>{words('notOpen')}</p>
    </EmptyState>
  );
}

/** The smallest loan has become larger than the limit. */
function LimitBelowLeast() {
  const words = useTranslations('offer.blocked');
  return (
    <EmptyState
      picture="dial"
      title={words('limitTitle')}
      action={<LinkButton href="/homeIndex">{words('home')}</LinkButton>}
    >
      <p>{words('limit')}</p>
    </EmptyState>
  );
}

/** The lender pays out another way than when the account was saved. */
function AccountNotReached() {
  const words = useTranslations('offer.blocked');
  return (
    <EmptyState
      picture="dial"
      title={words('accountTitle')}
      action={<LinkButton href="/bankInfo">{words('giveAccount')}</LinkButton>}
    >
      <p>{words('account')}</p>
    </EmptyState>
  );
}

function CouponGone() {
  const words = useTranslations('offer.blocked');
  return (
    <EmptyState
      picture="ticket"
      title={words('couponTitle')}
      action={<LinkButton href="/allWithdraw">{words('choose')}</LinkButton>}
    >
      <p>{words('coupon')}</p>
    </EmptyState>
  );
}
