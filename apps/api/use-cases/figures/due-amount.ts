import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import {
  nextDue,
  outstandingLateCharge,
  outstandingPenaltyFee,
  overdueScheduledAmount,
} from '@luwag/loan-engine/loan/schedule';
import { addDays, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { type Centavos, maxCentavos, sumCentavos } from '@luwag/loan-engine/money/money';
import { installmentAmount } from '@luwag/loan-engine/pricing/fees-timing';

/**
 * What is due: everything that has fallen due through today with its charges for lateness, else the next installment. Null where that is the whole
 * payoff, since paying in full says the same, and for a loan that is not being repaid.
 */
export function dueAmount(loan: Loan, today: LocalDate): Centavos | null {
  const payoff = payoffQuote(loan, today);
  if (!payoff.ok) return null;
  const accrued = accrueThrough(loan, today).loan;
  const next = nextDue(accrued);
  if (next === null) return null;
  const due = sumCentavos([
    maxCentavos(installmentAmount(next), overdueScheduledAmount(accrued, addDays(today, 1))),
    outstandingLateCharge(accrued),
    outstandingPenaltyFee(accrued),
  ]);
  return due < payoff.value.totalCentavos ? due : null;
}
