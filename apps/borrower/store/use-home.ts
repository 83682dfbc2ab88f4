import type { CallOutput } from '@luwag/contract/endpoint';
import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { loanPollMs } from './loan-poll.ts';
import { useCoreStore } from './core-store.ts';
import { answerCache } from './answer-cache.ts';
import { answerKey, type AnswerQuery, useAnswer } from './use-answer.ts';

type Home = CallOutput<typeof getHome>;

const reviewPollMs = 3000;
const longReviewPollMs = 15_000;

/** Where the borrower stands; asked again by itself while a decision, a payout or a payment is expected. */
export function useHome(): AnswerQuery<Home> {
  return useAnswer(
    getHome,
    {},
    {
      pollMs: (home, answersSoFar) => {
        if (home?.state === 'underReview') return answersSoFar < 40 ? reviewPollMs : longReviewPollMs;
        return loanPollMs(home?.loan, answersSoFar);
      },
      onAnswer: (home) => useCoreStore.getState().replaceData({ homeData: home }),
    },
  );
}

/** Takes home over where another answer brought it, as a log-in's does; null where it did not. */
export function keepHome(home: Home | null): void {
  // A server of the version before brings none.
  if (!home) return;
  answerCache.put(homeKey(), home);
  useCoreStore.getState().replaceData({ homeData: home });
}

/** The name under which home's answer is kept. */
export function homeKey(): string {
  return answerKey(getHome, useCoreStore.getState().publicData.customerId, {});
}
