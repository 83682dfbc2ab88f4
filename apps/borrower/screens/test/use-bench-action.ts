import type { Answer } from '@luwag/contract/client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../components/toast/toast.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { askServerAgain } from '../../store/use-answer.ts';

export type BenchAction = () => Promise<Answer<unknown>>;

/** Carries out one move of the bench; afterwards everything is asked anew. */
export function useBenchAction() {
  const words = useTranslations('test');
  const errorWords = useErrorWords();
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (action: BenchAction) => {
    const answer = await action();
    setProblem(answer.ok ? null : errorWords(answer));
    if (answer.ok) showToast(words('done'));
    await askServerAgain();
  };
  return { run: (action: BenchAction) => void run(action), problem };
}
