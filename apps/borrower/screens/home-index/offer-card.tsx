import { useTranslations } from 'use-intl';
import { AmountsEye } from '../../components/amounts-eye/amounts-eye.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { MoneyText } from '../../components/money-text/money-text.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import type { Home } from './home-index-screen.tsx';

/** What may be borrowed, with less said to be fine; after a loan paid back, thanks first. */
export function OfferCard({ home }: { home: Home }) {
  const words = useTranslations('home-index.offer');
  return (
    <>
      {home.hasSettledLoan ? (
        <StatusCard tone="good" title={words('again')}>
          <p>{words('againLead')}</p>
        </StatusCard>
      ) : null}
      <section className="offer-card">
        <div className="with-amounts-eye">
          <h2>{words('title')}</h2>
          <AmountsEye />
        </div>
        <p className="offer-limit">
          <MoneyText amountCentavos={home.limitCentavos} isWholeShort />
        </p>
        <p>{words('less')}</p>
        {home.payoutAccountMasked === null ? null : (
          <p className="home-note">{words('account', { account: home.payoutAccountMasked })}</p>
        )}
        <LinkButton href="/allWithdraw">{words('see')}</LinkButton>
        <LinkButton href="/subIndex" variant="quiet">
          {words('installments')}
        </LinkButton>
      </section>
    </>
  );
}
