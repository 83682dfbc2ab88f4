// Customer credit pays what falls due on its due date, so that a loan is never late while the lender holds its borrower's money.
// Source: ruling 40; a credit that the borrower asked back, and a refund under way, stay untouched.
import { postCreditApplied } from '../ledger/post-event.ts';
import type { LocalDate } from '../money/local-date.ts';
import { subtractCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import { allocatedToLoan, allocateToDue, withAllocation } from './allocation.ts';
import { type Decision, unchanged } from './decision.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import type { LoanEvent } from './loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import { outstandingInAll } from '../loan/schedule.ts';

/** Credit that may pay what falls due on a day, in centavos. Errors: none. Source: ruling 40. */
export function applicableCredit(
  loan: Pick<Loan, 'customerCreditCentavos' | 'adjustments'>,
  on: LocalDate,
): Centavos {
  const {
    refundInFlightCentavos = zeroCentavos,
    payoutInQuestionCentavos = zeroCentavos,
    refundAskedOn,
    answeredAskOn,
  } = adjustmentsOf(loan);
  // What was asked for stays so until its refund has arrived.
  const askedOn = refundAskedOn ?? (refundInFlightCentavos > 0 ? answeredAskOn : undefined);
  if (askedOn !== undefined && askedOn <= on) return zeroCentavos;
  return subtractCentavos(
    subtractCentavos(loan.customerCreditCentavos, refundInFlightCentavos),
    payoutInQuestionCentavos,
  );
}

/**
 * Pays on `on` what has fallen due through `dueThroughOn` (the same day where not told) out of the loan's own credit; the loan is settled when nothing is left to pay.
 * Units: centavos. Errors: none; without credit, or with nothing due, nothing changes. Source: ruling 40.
 */
export function applyCredit(loan: Loan, on: LocalDate, dueThroughOn: LocalDate = on): Decision {
  const creditCentavos = loan.status === 'active' ? applicableCredit(loan, on) : zeroCentavos;
  if (creditCentavos <= 0) return unchanged(loan);
  const allocation = allocateToDue(loan, creditCentavos, dueThroughOn);
  const amountCentavos = allocatedToLoan(allocation);
  if (amountCentavos === 0) return unchanged(loan);
  const { loanId } = loan;
  const paid = withAllocation(loan, {
    ...allocation,
    // The credit is already the loan's: only what was used of it leaves.
    customerCreditCentavos: subtractCentavos(zeroCentavos, amountCentavos),
  });
  const applied: LoanEvent = { kind: 'credit-applied', loanId, on, amountCentavos, allocation };
  const isSettled = outstandingInAll(paid) === 0;
  return {
    loan: isSettled ? { ...paid, status: 'settled', settledOn: on } : paid,
    entries: [postCreditApplied(loanId, on, { ...allocation, customerCreditCentavos: zeroCentavos })],
    events: isSettled ? [applied, { kind: 'loan-settled', loanId, on }] : [applied],
  };
}
