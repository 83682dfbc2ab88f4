import { previewOutlook } from '@luwag/contract/endpoints/loan/preview-outlook';
import type { LoanWish } from '../../store/loan-wish.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { AnswerView } from '../answer-view/answer-view.tsx';
import { WhatIf } from './what-if.tsx';

/** What the server says can become of a wish. */
export function WishAhead({ wish }: { wish: LoanWish }) {
  const outlook = useAnswer(previewOutlook, { body: wish });
  return (
    <AnswerView query={outlook} lines={6}>
      {(known) => <WhatIf outlook={known} />}
    </AnswerView>
  );
}
