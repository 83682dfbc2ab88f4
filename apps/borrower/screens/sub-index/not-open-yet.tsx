import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { blockedOffer } from '../../components/blocked-offer/blocked-offer.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { StatusCard } from '../../components/status-card/status-card.tsx';
import type { ClosedOffer } from '@luwag/contract/endpoints/loan/get-offer';

/** For OfferView: what opens this product, and where to go until then. */
export function notOpenYet({ reason }: ClosedOffer): ReactNode {
  return reason === 'product_not_open' ? <NotOpenYet /> : blockedOffer({ code: reason });
}

function NotOpenYet() {
  const words = useTranslations('sub-index.notYet');
  return (
    <StatusCard
      tone="calm"
      title={words('title')}
      action={<LinkButton href="/allWithdraw">{words('main')}</LinkButton>}
    >
      <p>{words('lead')}</p>
      <p className="sub-note">{words('late')}</p>
    </StatusCard>
  );
}
