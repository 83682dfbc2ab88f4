import type { Answer } from '@luwag/contract/client';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type Refusal, useErrorWords } from '../../messages/use-error-words.ts';
import { askServerAgain } from '../../store/use-answer.ts';
import { useMoneySubmission } from '../../store/use-money-submission.ts';
import { showToast } from '../toast/toast.tsx';

/** Skipping, changing, turning on and off: one at a time, told when it is done, and explained when it is refused. */
export function useReloanAction({ over = 'over' }: { over?: 'over' | 'tooLate' } = {}) {
  const words = useReloanRefusalWords(over);
  const { isBusy, refusal, attempt, noNetwork, send } = useMoneySubmission();
  const last = useRef<() => void>(() => undefined);
  const run = async (work: () => Promise<Answer<unknown>>, doneWords: string): Promise<boolean> => {
    last.current = () => void run(work, doneWords);
    const answer = await send(work);
    if (answer !== null) showToast(doneWords);
    await askServerAgain();
    return answer !== null;
  };
  const problem = refusal === null ? null : words(refusal);
  return { isBusy, problem, attempt, noNetwork, run, again: () => last.current() };
}

/** Refusals only these screens meet have their words here, the others their usual ones. */
function useReloanRefusalWords(over: 'over' | 'tooLate'): (refusal: Refusal) => string {
  const words = useTranslations('easy-reloan.refusals');
  const errorWords = useErrorWords();
  return (refusal) => {
    const { code } = refusal;
    if (code === 'reloan_already_on') return words('alreadyOn');
    if (code === 'reloan_off') return words('off');
    if (code === 'reloan_voucher_in_use') return words('inUse');
    return code === 'scheduled_loan_over' ? words(over) : errorWords(refusal);
  };
}
