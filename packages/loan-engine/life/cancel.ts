// Within the window after receiving the money a borrower may give it back and owes nothing: what was received returns, every fee and charge is taken back.
// Source: ruling 23 and RA 11765 (cooling-off); the window is a setting that may be longer than 24 hours and never shorter.
import { postLoanCancelled } from '../ledger/post-reversal.ts';
import type { LocalDate } from '../money/local-date.ts';
import { addCentavos, subtractCentavos, sumCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Decision } from './decision.ts';
import { adjustmentsOf, sentOutOnly } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';
import { canMove } from '../loan/loan-status.ts';

/** The shortest window there may be. Units: hours. Source: ruling 23. */
export const leastCancellationHours = 24;
const millisecondsPerHour = 3_600_000;

/** When the money arrived and when the borrower asked, in milliseconds since 1970 UTC; staff may act later than the request. */
export type CancellationRequest = {
  readonly receivedAtMs: number;
  readonly requestedAtMs: number;
  readonly windowHours: number;
};

export type CancellationReturn = {
  /** What the borrower gives back now; what was paid on the loan before counts as well. */
  readonly amountCentavos: Centavos;
  readonly on: LocalDate;
  /** The payment channel's own number. */
  readonly reference?: string;
};

export type CancellationRefusal =
  | 'LOAN_NOT_CANCELLABLE'
  | 'CANCELLATION_WINDOW_OVER'
  | 'RETURN_INCOMPLETE'
  | 'PAYOUT_IN_QUESTION';

/** The last instant at which a cancellation may be asked for. Units: milliseconds since 1970 UTC. Errors: none; a shorter setting counts as 24 hours. Source: ruling 23. */
export function cancellableThroughMs(request: Omit<CancellationRequest, 'requestedAtMs'>): number {
  return request.receivedAtMs + Math.max(request.windowHours, leastCancellationHours) * millisecondsPerHour;
}

/**
 * What the borrower still has to give back for a cancellation: the money received less everything paid on the loan since.
 * Units: centavos, never negative. Errors: none; a loan whose money never arrived has nothing to give back.
 * Source: ruling 23.
 */
export function amountToReturn(loan: Loan): Centavos {
  if (loan.disbursedOn === null) return zeroCentavos;
  const missing = subtractCentavos(loan.netDisbursedCentavos, paidOnLoan(loan));
  return missing > 0 ? missing : zeroCentavos;
}

/**
 * Ends a loan as if it had never been: nothing is owed or earned; what was paid beyond the money received becomes customer credit.
 * A loan whose payout failed is cancelled at any time and without money.
 * Units: centavos, milliseconds. Errors: LOAN_NOT_CANCELLABLE (a payout under way, ended, or brought over from earlier books), CANCELLATION_WINDOW_OVER (detail `lateMs`), RETURN_INCOMPLETE (detail `missingCentavos`), PAYOUT_IN_QUESTION (it is settled first).
 * Source: ruling 23.
 */
export function cancelLoan(
  loan: Loan,
  request: CancellationRequest,
  returned: CancellationReturn,
): Result<Decision, CancellationRefusal> {
  if (!canMove(loan.status, 'cancelled')) return refuse('LOAN_NOT_CANCELLABLE', { status: loan.status });
  // Its payout stands in the lender's earlier books.
  if (adjustmentsOf(loan).broughtOver !== undefined) {
    return refuse('LOAN_NOT_CANCELLABLE', { status: loan.status });
  }
  if ((adjustmentsOf(loan).payoutInQuestionCentavos ?? 0) > 0) return refuse('PAYOUT_IN_QUESTION');
  const { amountCentavos, on, reference } = returned;
  const { loanId } = loan;
  const events = [{ kind: 'loan-cancelled', loanId, on, returnedCentavos: amountCentavos }] as const;
  if (loan.disbursedOn === null) {
    // Money for a loan that never began has nothing to settle, so it is not taken here.
    if (amountCentavos > 0) return refuse('LOAN_NOT_CANCELLABLE', { status: loan.status });
    return accept({ loan: { ...loan, status: 'cancelled' }, entries: [], events });
  }
  const lateMs = request.requestedAtMs - cancellableThroughMs(request);
  if (lateMs > 0) return refuse('CANCELLATION_WINDOW_OVER', { lateMs });
  const missing = amountToReturn(loan);
  if (amountCentavos < missing) {
    return refuse('RETURN_INCOMPLETE', { missingCentavos: missing - amountCentavos });
  }
  const received = addCentavos(paidOnLoan(loan), amountCentavos);
  const customerCreditCentavos = subtractCentavos(received, loan.netDisbursedCentavos);
  const entries = postLoanCancelled(loan, on, { amountCentavos, customerCreditCentavos }, reference);
  return accept({ loan: cancelled(loan, customerCreditCentavos), entries, events });
}

/**
 * Everything the borrower paid towards the loan so far; a customer credit stays the borrower's own and is not counted.
 * Units: centavos. Errors: none. Source: ruling 23.
 */
export function paidOnLoan(loan: Loan): Centavos {
  const { extensionInterestCentavos, extensionFeeCentavos, feesPaidCentavos } = adjustmentsOf(loan);
  return sumCentavos([
    loan.principalPaidCentavos,
    loan.interestPaidCentavos,
    loan.lateChargePaidCentavos,
    loan.penaltyFeePaidCentavos,
    extensionInterestCentavos,
    extensionFeeCentavos,
    feesPaidCentavos ?? zeroCentavos,
  ]);
}

function cancelled(loan: Loan, customerCreditCentavos: Centavos): Loan {
  const ended: Loan = {
    ...loan,
    status: 'cancelled',
    settledOn: null,
    principalPaidCentavos: loan.netDisbursedCentavos,
    interestAccruedCentavos: zeroCentavos,
    interestPaidCentavos: zeroCentavos,
    lateChargeAccruedCentavos: zeroCentavos,
    lateChargePaidCentavos: zeroCentavos,
    penaltyFeeAccruedCentavos: zeroCentavos,
    penaltyFeePaidCentavos: zeroCentavos,
    customerCreditCentavos: addCentavos(loan.customerCreditCentavos, customerCreditCentavos),
  };
  return loan.adjustments === undefined ? ended : { ...ended, adjustments: sentOutOnly(loan.adjustments) };
}
