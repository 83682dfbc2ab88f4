import { getProjection } from '@luwag/contract/endpoints/loan/get-projection';
import { AnswerView } from '../../components/answer-view/answer-view.tsx';
import { WhatIf } from '../../components/what-if/what-if.tsx';
import { useAnswer } from '../../store/use-answer.ts';

export function LoanWhatIf({ loanId }: { loanId: string }) {
  const projection = useAnswer(getProjection, { params: { loanId } });
  return (
    <AnswerView query={projection} lines={8}>
      {({ projection: known }) => (known === null ? null : <WhatIf projection={known} />)}
    </AnswerView>
  );
}
