// A loan being repaid is due in some days, due today, or overdue by some days; any other loan is not due at all.
// Source: specification point 4 (due today, due in N days, overdue N days).
import { daysBetween, type LocalDate } from '../money/local-date.ts';
import type { Loan } from './loan.ts';
import { nextDue } from './schedule.ts';

export type DueState = {
  readonly kind: 'none' | 'due-in' | 'due-today' | 'overdue';
  /** Days until due or days overdue; zero for 'none' and 'due-today'. */
  readonly days: number;
};

/** How a loan stands on a Manila day by its next unpaid installment. Units: days. Errors: none. Source: specification point 4. */
export function dueState(loan: Loan, on: LocalDate): DueState {
  const next = nextDue(loan);
  if (next === null) return { kind: 'none', days: 0 };
  const days = daysBetween(on, next.dueOn);
  if (days > 0) return { kind: 'due-in', days };
  return days === 0 ? { kind: 'due-today', days: 0 } : { kind: 'overdue', days: -days };
}
