import type { CallOutput } from '@luwag/contract/endpoint';
import { listLoans } from '@luwag/contract/endpoints/loan/list-loans';
import { useCoreStore } from './core-store.ts';
import { loanPollMs } from './loan-poll.ts';
import { type AnswerQuery, useAnswer } from './use-answer.ts';

/** The borrower's loans, newest first; asked again by itself while money is on its way. */
export function useLoans(): AnswerQuery<CallOutput<typeof listLoans>> {
  return useAnswer(
    listLoans,
    {},
    {
      pollMs: (answer, answersSoFar) => loanPollMs(answer?.loans[0], answersSoFar),
      onAnswer: (answer) => useCoreStore.getState().replaceData({ orderData: answer }),
    },
  );
}
