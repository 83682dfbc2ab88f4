// A provider that says "failed" and later "paid" is believed the second time too: the money is noted, nothing more is sent, and two people say where it belongs.
// Source: the rule that a success after a failure is never ignored and never paid a second time.
import {
  postLatePayout,
  postLatePayoutCounted,
  postLatePayoutRefunded,
  postLatePayoutReturned,
} from '../ledger/post-late-payout.ts';
import type { LocalDate } from '../money/local-date.ts';
import { addCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Decision } from './decision.ts';
import { confirmDisbursement } from './disbursement.ts';
import { withAskAnswered } from './refund-ask.ts';
import { confirmRefund, refundInFlight } from './refund-credit.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';

export type LatePayout = {
  readonly amountCentavos: Centavos;
  readonly on: LocalDate;
  /** The payout's own number, fixed for its life. */
  readonly reference?: string;
};

export type SettleLatePayoutRefusal = 'NO_PAYOUT_IN_QUESTION' | 'LATE_PAYOUT_NOT_COUNTABLE';

/** What was paid out after its payout had failed and is not yet settled, in centavos. Errors: none. Source: as above. */
export function payoutInQuestion(loan: Pick<Loan, 'adjustments'>): Centavos {
  return adjustmentsOf(loan).payoutInQuestionCentavos ?? zeroCentavos;
}

/** Notes money that a provider paid although it had said that the payout failed. Units: centavos. Errors: none. Source: as above. */
export function noteLatePayout(loan: Loan, { amountCentavos, on, reference }: LatePayout): Decision {
  const { loanId } = loan;
  const named = reference === undefined ? {} : { reference };
  return {
    loan: withQuestion(loan, addCentavos(payoutInQuestion(loan), amountCentavos)),
    entries: [postLatePayout({ loanId, businessOn: on, amountCentavos, ...named })],
    events: [{ kind: 'payout-paid-late', loanId, on, amountCentavos }],
  };
}

/** It came back to the lender, or it is the loan's own payout, or a refund of the borrower's credit. */
export type LatePayoutOutcome = 'returned' | 'counted' | 'refunded';

/**
 * Settles what is in question: it came back to the lender, it is the loan's own payout, which then begins the loan on `on`, or it
 * is a refund, by which the borrower's credit is less.
 * Units: centavos. Errors: NO_PAYOUT_IN_QUESTION, LATE_PAYOUT_NOT_COUNTABLE (the loan waits for no payout of this amount, or the credit is smaller).
 * Source: as above; the term counts from the day on which it is settled, which costs the borrower nothing.
 */
export function settleLatePayout(
  loan: Loan,
  { outcome, on }: { readonly outcome: LatePayoutOutcome; readonly on: LocalDate },
): Result<Decision, SettleLatePayoutRefusal> {
  const amountCentavos = payoutInQuestion(loan);
  if (amountCentavos === 0) return refuse('NO_PAYOUT_IN_QUESTION');
  const of = { loanId: loan.loanId, businessOn: on, amountCentavos };
  const settled = withQuestion(loan, zeroCentavos);
  const events = [{ kind: 'late-payout-settled', loanId: loan.loanId, on, amountCentavos, outcome }] as const;
  if (outcome === 'returned') {
    return accept({ loan: settled, entries: [postLatePayoutReturned(of)], events });
  }
  const counted = outcome === 'counted' ? asPayout(loan, settled, on) : asRefund(settled, amountCentavos, on);
  if (!counted.ok) return counted;
  const moved = outcome === 'counted' ? postLatePayoutCounted(of) : postLatePayoutRefunded(of);
  return accept({
    loan: counted.value.loan,
    entries: [moved, ...counted.value.entries],
    events: [...events, ...counted.value.events],
  });
}

function asPayout(loan: Loan, settled: Loan, on: LocalDate): Result<Decision, SettleLatePayoutRefusal> {
  const isWaiting = loan.status === 'disbursement-failed';
  if (!isWaiting || payoutInQuestion(loan) !== loan.netDisbursedCentavos)
    return refuse('LATE_PAYOUT_NOT_COUNTABLE');
  const payoutAttempt = loan.payoutAttempt + 1;
  const begun = confirmDisbursement({ ...settled, status: 'disbursing', payoutAttempt }, on);
  return begun.ok ? begun : refuse('LATE_PAYOUT_NOT_COUNTABLE');
}

function asRefund(
  settled: Loan,
  amountCentavos: Centavos,
  on: LocalDate,
): Result<Decision, SettleLatePayoutRefusal> {
  if (refundInFlight(settled) > 0 || amountCentavos > settled.customerCreditCentavos)
    return refuse('LATE_PAYOUT_NOT_COUNTABLE');
  // The borrower has what they asked for.
  const answered = withAskAnswered(adjustmentsOf(settled), on);
  const adjustments = { ...answered, refundInFlightCentavos: amountCentavos };
  const refunded = confirmRefund({ ...settled, adjustments }, { on });
  return refunded.ok ? refunded : refuse('LATE_PAYOUT_NOT_COUNTABLE');
}

function withQuestion(loan: Loan, amountCentavos: Centavos): Loan {
  const { payoutInQuestionCentavos: _before, ...others } = adjustmentsOf(loan);
  const adjustments = amountCentavos === 0 ? others : { ...others, payoutInQuestionCentavos: amountCentavos };
  return { ...loan, adjustments };
}
