import { previewOutlook } from '@luwag/contract/endpoints/loan/preview-outlook';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LoanWish } from '../../app/loan-wish.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { AnswerView } from '../answer-view/answer-view.tsx';
import { latePart } from '../late-part/late-part.tsx';

const WhatIf = latePart(async () => (await import('./what-if.tsx')).WhatIf);

/** What can become of a loan, before it is signed; asked for when it is opened. */
export function WishOutlook({ wish }: { wish: LoanWish }) {
  const words = useTranslations('what-if');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="wish-outlook" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words('title')}</summary>
      {isOpen ? <Ahead wish={wish} /> : null}
    </details>
  );
}

function Ahead({ wish }: { wish: LoanWish }) {
  const outlook = useAnswer(previewOutlook, { body: wish });
  return (
    <AnswerView query={outlook} lines={6}>
      {(known) => <WhatIf outlook={known} />}
    </AnswerView>
  );
}
