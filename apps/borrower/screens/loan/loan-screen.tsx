import { useTranslations } from 'use-intl';
import { goBack } from '../../routing/go-back.ts';
import { type LoanWish, useLoanWish } from '../../store/loan-wish.ts';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { blockedOffer } from '../../components/blocked-offer/blocked-offer.tsx';
import { Button } from '../../components/button/button.tsx';
import { CostBox } from '../../components/cost-box/cost-box.tsx';
import { LinkButton } from '../../components/link-button/link-button.tsx';
import { PaperView } from '../../components/paper-view/paper-view.tsx';
import { LateReadPaper } from '../../components/read-aloud/late-read-paper.tsx';
import { ScreenFrame } from '../../components/screen-frame/screen-frame.tsx';
import { useLoanPapers } from '../../store/use-loan-papers.ts';
import { ClauseNote } from './clause-note.tsx';
import { GeneralAgreement } from './general-agreement.tsx';
import { isNoted } from './noted-clauses.ts';

/** The agreement: of the loan being chosen where there is one, else what every agreement says. */
export default function LoanScreen() {
  const words = useTranslations('loan');
  const wish = useLoanWish();
  return (
    <ScreenFrame
      title={words('title')}
      lead={wish === null ? words('generalLead') : words('lead')}
      back={goBack}
      actions={wish === null ? <Button onClick={goBack}>{words('back')}</Button> : undefined}
    >
      {wish === null ? <GeneralAgreement /> : <OwnAgreement wish={wish} />}
    </ScreenFrame>
  );
}

function OwnAgreement({ wish }: { wish: LoanWish }) {
  const words = useTranslations('loan');
  const papers = useLoanPapers(wish);
  return (
    <AnswerView query={papers} lines={10} refused={blockedOffer}>
      {({ quote, disclosure, agreement, documentHash }) => (
        <>
          <CostBox figures={quote} hasDetailsOpen />
          <section className="loan-paper">
            <h2>{agreement.title}</h2>
            <LateReadPaper paper={agreement} figures={quote} />
            {isNoted(agreement) ? <p className="clause-note">{words('inShort.lead')}</p> : null}
            <PaperView paper={agreement} Note={isNoted(agreement) ? ClauseNote : undefined} />
          </section>
          <section className="loan-paper">
            <h2>{words('disclosure')}</h2>
            <PaperView paper={disclosure} />
          </section>
          <p className="loan-fingerprint">{words('fingerprint', { hash: documentHash })}</p>
          <LinkButton href="/withdrawPage" state={wish}>
            {words('sign')}
          </LinkButton>
        </>
      )}
    </AnswerView>
  );
}
