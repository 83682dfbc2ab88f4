import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { formatPesos } from '@luwag/contract/money';
import { loanWords } from '../../messages/loan-words.ts';

/** How a loan stands, in words; a late one with its days past due. */
export function standingWords({ status, dueState }: Pick<LoanSummary, 'status' | 'dueState'>): string {
  if (dueState.kind !== 'overdue') return loanWords.statuses[status];
  const days = dueState.days === 1 ? loanWords.overdue.day : `${dueState.days} ${loanWords.overdue.days}`;
  return `${loanWords.overdue.title}, ${days}`;
}

/** What is owed on a loan today, or still claimed after a write-off; a dash where nothing is. */
export function owedWords({ payoff, claimCentavos }: Pick<LoanSummary, 'payoff' | 'claimCentavos'>): string {
  const owedCentavos = payoff?.totalCentavos ?? claimCentavos;
  return owedCentavos === null ? '–' : formatPesos(owedCentavos);
}
