import { useTranslations } from 'use-intl';
import type { LoanWish } from '../../store/loan-wish.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { blockedOffer } from '../../components/blocked-offer/blocked-offer.tsx';
import { OfferView } from '../../components/blocked-offer/offer-view.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useLoanPapers } from '../../store/use-loan-papers.ts';
import { useOffer } from '../../store/use-offer.ts';
import { useShownWish } from './use-shown-wish.ts';
import { WithdrawForm } from './withdraw-form.tsx';

/** Commit: account, whole cost, papers, signature, acceptance. */
export default function WithdrawPageScreen() {
  const words = useTranslations('withdraw-page');
  const { wish, key, finish } = useShownWish();
  return (
    <ScreenFrame
      title={words('title')}
      back="/allWithdraw"
      {...(wish === null ? {} : { lead: words('lead') })}
    >
      {wish === null ? (
        <EmptyState
          picture="dial"
          title={words('noWish.title')}
          action={<LinkButton href="/allWithdraw">{words('noWish.choose')}</LinkButton>}
        >
          <p>{words('noWish.lead')}</p>
        </EmptyState>
      ) : (
        <Commitment key={key} wish={wish} onTaken={finish} />
      )}
    </ScreenFrame>
  );
}

function Commitment({ wish, onTaken }: { wish: LoanWish; onTaken: () => void }) {
  const offer = useOffer(wish.productId);
  const papers = useLoanPapers(wish);
  return (
    <OfferView query={offer} lines={8}>
      {(knownOffer) => (
        <AnswerView query={papers} lines={8} refused={blockedOffer}>
          {(knownPapers) => (
            <WithdrawForm wish={wish} offer={knownOffer} papers={knownPapers} onTaken={onTaken} />
          )}
        </AnswerView>
      )}
    </OfferView>
  );
}
