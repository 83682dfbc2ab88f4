import { useState } from 'react';
import type { Refusal } from '../messages/use-error-words.ts';
import { type Submission, useSubmission } from './use-submission.ts';

/** Set where the network failed while something about money was being sent. */
export type NoNetwork = {
  /** Whether it was away from the start, so that nothing can have been sent. */
  isUnsent: boolean;
  /** Leaves it be. */
  cancel: () => void;
};

/** Handing in what moves money: it never waits for a network, and says so. */
export function useMoneySubmission(): Submission & { noNetwork: NoNetwork | null } {
  const submission = useSubmission();
  const [isUnsent, setIsUnsent] = useState(false);
  const { refusal, begin } = submission;
  const send: Submission['send'] = (work) => {
    setIsUnsent(!navigator.onLine);
    return submission.send(work);
  };
  return { ...submission, send, noNetwork: noNetworkOf(refusal, { isUnsent, cancel: begin }) };
}

/** The news that the network was away, where a refusal says so. */
export function noNetworkOf(refusal: Refusal | null, news: NoNetwork): NoNetwork | null {
  return refusal?.code === 'network_abnormal' ? news : null;
}
