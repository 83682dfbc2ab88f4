import { getOutlook } from '@luwag/contract/endpoints/loan/get-outlook';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { WhatIf } from '../../components/what-if/what-if.tsx';
import { useAnswer } from '../../store/use-answer.ts';

export function LoanWhatIf({ loanId }: { loanId: string }) {
  const outlook = useAnswer(getOutlook, { params: { loanId } });
  return (
    <AnswerView query={outlook} lines={8}>
      {({ outlook: known }) => (known === null ? null : <WhatIf outlook={known} />)}
    </AnswerView>
  );
}
