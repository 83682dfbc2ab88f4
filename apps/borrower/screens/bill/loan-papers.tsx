import { getLoan } from '@luwag/contract/endpoints/loan/get-loan';
import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { PaperFiles } from '../../components/paper-files/paper-files.tsx';
import { useAnswer } from '../../store/use-answer.ts';

/** The papers of one loan, asked for when they are opened. */
export function LoanPapers({ loan }: { loan: LoanSummary }) {
  const words = useTranslations('bill');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="bill-papers" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words('papers')}</summary>
      {isOpen ? <KnownPapers loan={loan} /> : null}
    </details>
  );
}

function KnownPapers({ loan }: { loan: LoanSummary }) {
  const detail = useAnswer(getLoan, { params: { loanId: loan.loanId } });
  return (
    <AnswerView query={detail} lines={3}>
      {({ payments }) => <PaperFiles loan={loan} payments={payments} />}
    </AnswerView>
  );
}
