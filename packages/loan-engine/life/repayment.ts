// Money received pays late charge and penalty fee first, then what is overdue, then what is not: each time fees, interest, principal in the order of the installments; what is left over belongs to the borrower as a credit.
// Source: ruling 22 (early repayment always allowed, in part or whole, interest only for days used) and the rule that money received is never refused.
import type { LocalDate } from '../money/local-date.ts';
import type { Centavos } from '../money/money.ts';
import { postRepayment } from '../ledger/post-event.ts';
import { accept, refuse, type Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import { allocateMoney, withAllocation } from './allocation.ts';
import type { Decision } from './decision.ts';
import type { LoanEvent } from './loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { outstandingInAll, scheduleAfterPayment } from '../loan/schedule.ts';
import { recoverWrittenOff } from './write-off.ts';

export type RepaymentRefusal = 'AMOUNT_NOT_POSITIVE' | 'DATE_BEFORE_DISBURSEMENT';

export type Repayment = {
  readonly amountCentavos: Centavos;
  /** The Manila day on which the borrower's money counts. */
  readonly on: LocalDate;
  /** The payment channel's own number. */
  readonly reference?: string;
};

/**
 * Books money received on a loan, accruing through its day first; the loan is settled when nothing is left to pay.
 * On a loan written off it is a recovery; on any other that is not active (already settled, say) all of it becomes customer credit.
 * Units: centavos. Errors: AMOUNT_NOT_POSITIVE, DATE_BEFORE_DISBURSEMENT. Source: ruling 22.
 */
export function allocateRepayment(loan: Loan, repayment: Repayment): Result<Decision, RepaymentRefusal> {
  const { amountCentavos, on, reference } = repayment;
  if (amountCentavos <= 0) return refuse('AMOUNT_NOT_POSITIVE');
  if (loan.disbursedOn !== null && on < loan.disbursedOn) return refuse('DATE_BEFORE_DISBURSEMENT');
  const recovered = recoverWrittenOff(loan, repayment);
  if (recovered.ok) return recovered;
  const accrued = accrueThrough(loan, on);
  const allocation = allocateMoney(accrued.loan, amountCentavos, on);
  const paid = withAllocation(accrued.loan, allocation);
  const isSettled = paid.status === 'active' && outstandingInAll(paid) === 0;
  const { loanId } = loan;
  const allocated: LoanEvent = { kind: 'repayment-allocated', loanId, on, amountCentavos, allocation };
  const settled: readonly LoanEvent[] = isSettled ? [{ kind: 'loan-settled', loanId, on }] : [];
  return accept({
    loan: isSettled
      ? { ...paid, status: 'settled', settledOn: on }
      : { ...paid, schedule: scheduleAfterPayment(paid) },
    entries: [...accrued.entries, postRepayment(loanId, on, allocation, reference)],
    events: [...accrued.events, allocated, ...settled],
  });
}
