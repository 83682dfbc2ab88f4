import type { Answer } from '@luwag/contract/client';
import { useCallback, useRef, useState } from 'react';
import type { Refusal } from '../messages/use-error-words.ts';

export type Submission = {
  isBusy: boolean;
  refusal: Refusal | null;
  /** Counts the tries, for the error summary. */
  attempt: number;
  /** Starts a try that fails before anything is sent, such as over an unticked box. */
  begin: () => void;
  /** Sends once at a time; answers the value, or null when refused or already on its way. */
  send: <Value>(work: () => Promise<Answer<Value>>) => Promise<Value | null>;
};

/** The state of a form's submission: whether it is under way, and why it was refused. */
export function useSubmission(): Submission {
  const [state, setState] = useState<Pick<Submission, 'isBusy' | 'refusal' | 'attempt'>>({
    isBusy: false,
    refusal: null,
    attempt: 0,
  });
  const isRunning = useRef(false);
  const begin = useCallback(
    () => setState(({ isBusy, attempt }) => ({ isBusy, refusal: null, attempt: attempt + 1 })),
    [],
  );
  const send = useCallback(async <Value>(work: () => Promise<Answer<Value>>) => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setState(({ attempt }) => ({ isBusy: true, refusal: null, attempt: attempt + 1 }));
    try {
      const answer = await work();
      setState(({ attempt }) => ({ isBusy: false, refusal: answer.ok ? null : answer, attempt }));
      return answer.ok ? answer.value : null;
    } finally {
      isRunning.current = false;
    }
  }, []);
  return { ...state, begin, send };
}
