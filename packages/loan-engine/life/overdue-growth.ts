// What an overdue loan owes grows by one day's charges at a time and stops for good where everything charged reaches the ceiling.
// Source: ruling 21, SEC MC 3-2022 and MC 14-2025 (total cost at most 100 %); a late borrower sees both figures.
import { addDays, type LocalDate } from '../money/local-date.ts';
import { addCentavos, subtractCentavos, type Centavos } from '../money/money.ts';
import { accrueThrough } from './accrual.ts';
import { remainingChargeCap } from '../loan/cost-so-far.ts';
import { dueState } from '../loan/due-state.ts';
import type { Loan } from '../loan/loan.ts';
import { payoffQuote } from './payoff.ts';

/** In centavos. */
export type OverdueGrowth = {
  /** What the next day adds if nothing is paid. */
  readonly perDayCentavos: Centavos;
  /** What settling the loan can never cost more than, if nothing is paid. */
  readonly mostCentavos: Centavos;
};

/**
 * How an overdue loan grows from `on`; null for one that is not overdue, or of which so little is that a day's charge rounds to nothing.
 * Units: centavos. Errors: none. Source: ruling 21 and the total cost clause.
 */
export function overdueGrowth(loan: Loan, on: LocalDate): OverdueGrowth | null {
  if (dueState(loan, on).kind !== 'overdue') return null;
  const today = payoffQuote(loan, on);
  const tomorrow = payoffQuote(loan, addDays(on, 1));
  if (!today.ok || !tomorrow.ok) return null;
  const { totalCentavos } = today.value;
  const perDayCentavos = subtractCentavos(tomorrow.value.totalCentavos, totalCentavos);
  const roomCentavos = remainingChargeCap(accrueThrough(loan, on).loan);
  // No growth is told as a limit that is reached, which it is only where no more may be charged.
  if (perDayCentavos === 0 && roomCentavos > 0) return null;
  return { perDayCentavos, mostCentavos: addCentavos(totalCentavos, roomCentavos) };
}
