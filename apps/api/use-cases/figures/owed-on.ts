import type { Loan } from '@luwag/loan-engine/loan/loan';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { claimAfterWriteOff } from '@luwag/loan-engine/life/write-off';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import { type Centavos, zeroCentavos } from '@luwag/loan-engine/money/money';

/** What a borrower owes on a loan that day in all, in centavos: the payoff, or what is claimed after a write-off. */
export function owedOn(loan: Loan, today: LocalDate): Centavos {
  if (loan.status === 'written-off') return claimAfterWriteOff(loan);
  const payoff = payoffQuote(loan, today);
  return payoff.ok ? payoff.value.totalCentavos : zeroCentavos;
}
