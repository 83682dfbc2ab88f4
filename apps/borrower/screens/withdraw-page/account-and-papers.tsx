import { useTranslations } from 'use-intl';
import type { LoanWish } from '../../store/loan-wish.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { type Papers, PaperView } from '../../components/paper-view/paper-view.tsx';
import type { Offer } from '../../store/use-offer.ts';

/** Changing the account comes back to this same loan wish. */
export function AccountCard({ offer, wish }: { offer: Offer; wish: LoanWish }) {
  const words = useTranslations('withdraw-page.account');
  return (
    <section className="withdraw-card">
      <h2>{words('title')}</h2>
      <p className="withdraw-account">
        <Icon name="wallet" />
        <span>
          <strong>{offer.payoutInstitution}</strong>
          <br />
          {offer.payoutAccountMasked}
        </span>
      </p>
      <p className="withdraw-note">{words('lead')}</p>
      <LinkButton href="/bankInfo" variant="quiet" state={wish}>
        {words('change')}
      </LinkButton>
    </section>
  );
}

/** The disclosure statement unfolds here; the agreement is a page of its own, one touch away and back. */
export function PapersCard({ papers, wish }: { papers: Papers; wish: LoanWish }) {
  const words = useTranslations('withdraw-page.papers');
  return (
    <section className="withdraw-card">
      <h2>{words('title')}</h2>
      <p className="withdraw-note">{words('lead')}</p>
      <details className="withdraw-disclosure">
        <summary>{words('disclosure')}</summary>
        <PaperView paper={papers.disclosure} />
      </details>
      <LinkButton href="/loan" variant="secondary" state={wish}>
        {words('agreement')}
      </LinkButton>
    </section>
  );
}
