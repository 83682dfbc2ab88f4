// Money goes out, less the fees where they are withheld, and the loan begins on the day the payout is confirmed, not on the day it was asked for.
// Source: specification points 3 and 4 (received amount, disbursement in progress, disbursement failed: edit and retry).
import { addDays, type LocalDate } from '../money/local-date.ts';
import {
  postDisbursementConfirmed,
  postDisbursementFailed,
  postDisbursementRequested,
} from '../ledger/post-event.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Decision } from './decision.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';
import { feesToPay, scheduleAtPayout } from '../loan/schedule.ts';

export type RequestDisbursementRefusal =
  | 'PAYOUT_ALREADY_REQUESTED'
  | 'LOAN_NOT_DISBURSABLE'
  | 'PAYOUT_IN_QUESTION';
export type AnswerDisbursementRefusal = 'NO_PAYOUT_IN_FLIGHT';

/**
 * Sets the net amount aside for a payout, the first or one after a failure.
 * Units: centavos. Errors: PAYOUT_ALREADY_REQUESTED, LOAN_NOT_DISBURSABLE (begun or ended), PAYOUT_IN_QUESTION (one that failed was paid after all).
 * Source: at most one payout of a loan in flight.
 */
export function requestDisbursement(loan: Loan, on: LocalDate): Result<Decision, RequestDisbursementRefusal> {
  if (isPayoutInFlight(loan)) return refuse('PAYOUT_ALREADY_REQUESTED');
  if (loan.status !== 'disbursing' && loan.status !== 'disbursement-failed') {
    return refuse('LOAN_NOT_DISBURSABLE');
  }
  if ((adjustmentsOf(loan).payoutInQuestionCentavos ?? 0) > 0) return refuse('PAYOUT_IN_QUESTION');
  const payoutAttempt = loan.payoutAttempt + 1;
  const requested: Loan = { ...loan, status: 'disbursing', payoutAttempt };
  return accept({
    loan: requested,
    entries: [postDisbursementRequested(requested, on)],
    events: [{ kind: 'disbursement-requested', loanId: loan.loanId, on, payoutAttempt }],
  });
}

/**
 * Begins the loan on `on`: the whole term counts from this day, so a slow payout costs the borrower nothing.
 * Units: centavos. Errors: NO_PAYOUT_IN_FLIGHT. Source: specification point 4; fees as the terms have them.
 */
export function confirmDisbursement(loan: Loan, on: LocalDate): Result<Decision, AnswerDisbursementRefusal> {
  if (!isPayoutInFlight(loan)) return refuse('NO_PAYOUT_IN_FLIGHT');
  const dueOn = addDays(on, loan.terms.termDays);
  const begun: Loan = {
    ...loan,
    status: 'active',
    disbursedOn: on,
    dueOn,
    // A day charged before the bank sent an earlier payout back is not charged again.
    accruedThroughOn: loan.accruedThroughOn !== null && loan.accruedThroughOn >= on ? on : null,
    schedule: scheduleAtPayout(loan, on),
    ...feesToPay(loan),
  };
  const { loanId, netDisbursedCentavos } = loan;
  return accept({
    loan: begun,
    entries: [postDisbursementConfirmed(begun, on)],
    events: [{ kind: 'disbursement-confirmed', loanId, on, netDisbursedCentavos, dueOn }],
  });
}

/**
 * Takes the set-aside money back; nothing is owed and the payout may be tried again.
 * Units: centavos; `reason` is the provider's code. Errors: NO_PAYOUT_IN_FLIGHT. Source: specification point 4.
 */
export function failDisbursement(
  loan: Loan,
  on: LocalDate,
  reason?: string,
): Result<Decision, AnswerDisbursementRefusal> {
  if (!isPayoutInFlight(loan)) return refuse('NO_PAYOUT_IN_FLIGHT');
  const { loanId } = loan;
  return accept({
    loan: { ...loan, status: 'disbursement-failed' },
    entries: [postDisbursementFailed(loan, on)],
    events: [{ kind: 'disbursement-failed', loanId, on, ...(reason === undefined ? {} : { reason }) }],
  });
}

function isPayoutInFlight(loan: Loan): boolean {
  return loan.status === 'disbursing' && loan.payoutAttempt > 0;
}
