import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';

const quickPollMs = 3000;
const slowPollMs = 15_000;
const quickAnswers = 40;

/** How soon to look again: quickly while money is on its way in or out, not at all while nothing can happen by itself. */
export function loanPollMs(
  loan: Pick<LoanSummary, 'status' | 'openPayment'> | null | undefined,
  answersSoFar: number,
): number | false {
  if (loan === null || loan === undefined) return false;
  if (loan.status !== 'disbursing' && loan.openPayment === null) return false;
  return answersSoFar < quickAnswers ? quickPollMs : slowPollMs;
}
