import { useTranslations } from 'use-intl';
import type { LoanWish } from '../../store/loan-wish.ts';
import { Fold } from '../../components/fold/fold.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { type Papers, PaperView } from '../../components/paper-view/paper-view.tsx';
import type { Offer } from '../../store/use-offer.ts';

/** Changing the account comes back to this same loan wish. */
export function AccountFold({ offer, wish }: { offer: Offer; wish: LoanWish }) {
  const words = useTranslations('withdraw-page.account');
  return (
    <Fold
      title={words('title')}
      value={
        <>
          <strong>{offer.payoutInstitution}</strong> {offer.payoutAccountMasked}
        </>
      }
    >
      <p className="withdraw-note">{words('lead')}</p>
      <LinkButton href="/bankInfo" variant="secondary" state={wish}>
        {words('change')}
      </LinkButton>
    </Fold>
  );
}

/** The disclosure statement unfolds here; the agreement is a page of its own, one touch away and back. */
export function PapersFold({ papers, wish }: { papers: Papers; wish: LoanWish }) {
  const words = useTranslations('withdraw-page.papers');
  return (
    <Fold title={words('title')} value={`${papers.disclosure.title} · ${papers.agreement.title}`}>
      <p className="withdraw-note">{words('lead')}</p>
      <details className="withdraw-disclosure">
        <summary>{words('disclosure')}</summary>
        <PaperView paper={papers.disclosure} />
      </details>
      <LinkButton href="/loan" variant="secondary" state={wish}>
        {words('agreement')}
      </LinkButton>
    </Fold>
  );
}
