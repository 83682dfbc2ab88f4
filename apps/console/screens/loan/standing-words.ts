import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { loanWords } from '../../messages/loan-words.ts';

/** How a loan stands, in words; a late one with its days past due. */
export function standingWords({ status, dueState }: Pick<LoanSummary, 'status' | 'dueState'>): string {
  if (dueState.kind !== 'overdue') return loanWords.statuses[status];
  const days = dueState.days === 1 ? loanWords.overdue.day : `${dueState.days} ${loanWords.overdue.days}`;
  return `${loanWords.overdue.title}, ${days}`;
}
