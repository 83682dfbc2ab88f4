import { getScheduledLoanPapers } from '@luwag/contract/endpoints/rewards/get-scheduled-loan-papers';
import { useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { blockedOffer } from '../../components/blocked-offer/blocked-offer.tsx';
import { PaperView } from '../../components/paper-view/paper-view.tsx';
import { useAnswer } from '../../store/use-answer.ts';

/** The papers of the next loan, to be read before its money goes out. */
export function ScheduledPapers({ scheduledLoanId }: { scheduledLoanId: string }) {
  const words = useTranslations('easy-reloan.list');
  const papers = useAnswer(getScheduledLoanPapers, { params: { scheduledLoanId } });
  return (
    <AnswerView query={papers} lines={10} refused={blockedOffer}>
      {({ disclosure, agreement, documentHash }) => (
        <>
          {documentHash === null ? <p>{words('papersPlanned')}</p> : null}
          {[disclosure, agreement].map((paper) => (
            <section key={paper.title}>
              <h2>{paper.title}</h2>
              <PaperView paper={paper} />
            </section>
          ))}
        </>
      )}
    </AnswerView>
  );
}
