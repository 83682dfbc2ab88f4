import { previewProjection } from '@luwag/contract/endpoints/loan/preview-projection';
import type { LoanWish } from '../../store/loan-wish.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { AnswerView } from '../answer-view/answer-view.tsx';
import { WhatIf } from './what-if.tsx';

/** What the server says can become of a wish. */
export function WishAhead({ wish }: { wish: LoanWish }) {
  const projection = useAnswer(previewProjection, { body: wish });
  return (
    <AnswerView query={projection} lines={6}>
      {(known) => <WhatIf projection={known} />}
    </AnswerView>
  );
}
