// Customer credit is the borrower's own money and goes back on request: set aside, then sent, then posted or voided by the provider's answer.
// Source: the rule that money received is never refused and money beyond what was owed is a liability; one refund of a loan in flight at a time.
import type { JournalEntry } from '../ledger/posting.ts';
import {
  postRefundConfirmed,
  postRefundFailed,
  postRefundRequested,
  postRefundReturned,
} from '../ledger/post-refund.ts';
import type { LocalDate } from '../money/local-date.ts';
import { addCentavos, subtractCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import { applyCredit } from './apply-credit.ts';
import type { Decision } from './decision.ts';
import type { LoanEvent } from './loan-event.ts';
import { askedAgain, withAskAnswered } from './refund-ask.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';

export type Refund = {
  readonly amountCentavos: Centavos;
  readonly on: LocalDate;
  /** The refund's own number, fixed for its life. */
  readonly reference?: string;
};

/** The provider's answer about the refund in flight. */
export type RefundAnswer = Omit<Refund, 'amountCentavos'>;

export type RequestRefundRefusal =
  | 'AMOUNT_NOT_POSITIVE'
  | 'REFUND_IN_FLIGHT'
  | 'REFUND_ABOVE_CREDIT'
  | 'PAYOUT_IN_QUESTION';
export type AnswerRefundRefusal = 'NO_REFUND_IN_FLIGHT';
export type ReturnRefundRefusal = 'REFUND_NOT_SENT';

/** What is set aside for a refund under way, in centavos, zero where there is none. Errors: none. Source: as above. */
export function refundInFlight(loan: Loan): Centavos {
  return adjustmentsOf(loan).refundInFlightCentavos ?? zeroCentavos;
}

/**
 * Sets money aside for a refund, whatever the loan's status; the credit stays on the loan until the refund arrives.
 * Units: centavos. Errors: AMOUNT_NOT_POSITIVE, REFUND_IN_FLIGHT, REFUND_ABOVE_CREDIT (detail `creditCentavos`),
 * PAYOUT_IN_QUESTION (a refund that failed may have been paid after all, which is settled first).
 * Source: as above.
 */
export function requestRefund(loan: Loan, refund: Refund): Result<Decision, RequestRefundRefusal> {
  const { amountCentavos, on, reference } = refund;
  if (amountCentavos <= 0) return refuse('AMOUNT_NOT_POSITIVE');
  if (refundInFlight(loan) > 0) return refuse('REFUND_IN_FLIGHT');
  if ((adjustmentsOf(loan).payoutInQuestionCentavos ?? 0) > 0) return refuse('PAYOUT_IN_QUESTION');
  const creditCentavos = loan.customerCreditCentavos;
  if (amountCentavos > creditCentavos) return refuse('REFUND_ABOVE_CREDIT', { creditCentavos });
  const { loanId } = loan;
  return accept({
    loan: {
      ...loan,
      adjustments: { ...withAskAnswered(adjustmentsOf(loan), on), refundInFlightCentavos: amountCentavos },
    },
    entries: [postRefundRequested({ loanId, businessOn: on, amountCentavos, ...referenceOf(reference) })],
    events: [{ kind: 'refund-requested', loanId, on, amountCentavos }],
  });
}

/** The refund reached the borrower, and the credit is less by it. Units: centavos. Errors: NO_REFUND_IN_FLIGHT. Source: as above. */
export function confirmRefund(loan: Loan, answer: RefundAnswer): Result<Decision, AnswerRefundRefusal> {
  const amountCentavos = refundInFlight(loan);
  if (amountCentavos === 0) return refuse('NO_REFUND_IN_FLIGHT');
  const { on, reference } = answer;
  const { loanId } = loan;
  const adjustments = adjustmentsOf(loan);
  return accept({
    loan: {
      ...loan,
      customerCreditCentavos: subtractCentavos(loan.customerCreditCentavos, amountCentavos),
      adjustments: {
        ...adjustments,
        refundInFlightCentavos: zeroCentavos,
        refundedCentavos: addCentavos(adjustments.refundedCentavos ?? zeroCentavos, amountCentavos),
      },
    },
    entries: [postRefundConfirmed({ loanId, businessOn: on, amountCentavos, ...referenceOf(reference) })],
    events: [{ kind: 'refund-confirmed', loanId, on, amountCentavos }],
  });
}

/**
 * The refund did not arrive: the money set aside is the borrower's credit again, which pays what has fallen due unless it was asked back.
 * Units: centavos; `reason` is the provider's code. Errors: NO_REFUND_IN_FLIGHT. Source: as above.
 */
export function failRefund(
  loan: Loan,
  answer: RefundAnswer,
  reason?: string,
): Result<Decision, AnswerRefundRefusal> {
  const amountCentavos = refundInFlight(loan);
  if (amountCentavos === 0) return refuse('NO_REFUND_IN_FLIGHT');
  const { on, reference } = answer;
  const { loanId } = loan;
  const entry = postRefundFailed({ loanId, businessOn: on, amountCentavos, ...referenceOf(reference) });
  const failed = { kind: 'refund-failed', loanId, on, amountCentavos, ...reasonOf(reason) } as const;
  return accept(
    creditAgain(loan, on, { entry, event: failed }, (accrued) => ({
      ...accrued,
      adjustments: { ...askedAgain(adjustmentsOf(accrued)), refundInFlightCentavos: zeroCentavos },
    })),
  );
}

/**
 * The bank sent a refund back after it had arrived: it is the borrower's credit again, which pays what has fallen due unless it was
 * asked back. Units: centavos; `reason` is the bank's code. Errors: REFUND_NOT_SENT (no more can come back than was sent). Source: as above.
 */
export function returnRefund(
  loan: Loan,
  { amountCentavos, on, reference }: Refund,
  reason?: string,
): Result<Decision, ReturnRefundRefusal> {
  const refundedCentavos = adjustmentsOf(loan).refundedCentavos ?? zeroCentavos;
  if (amountCentavos <= 0 || amountCentavos > refundedCentavos) return refuse('REFUND_NOT_SENT');
  const { loanId } = loan;
  const entry = postRefundReturned({ loanId, businessOn: on, amountCentavos, ...referenceOf(reference) });
  const returned = { kind: 'refund-returned', loanId, on, amountCentavos, ...reasonOf(reason) } as const;
  return accept(
    creditAgain(loan, on, { entry, event: returned }, (accrued) => ({
      ...accrued,
      customerCreditCentavos: addCentavos(accrued.customerCreditCentavos, amountCentavos),
      adjustments: {
        ...askedAgain(adjustmentsOf(accrued)),
        refundedCentavos: subtractCentavos(refundedCentavos, amountCentavos),
      },
    })),
  );
}

/** What a refund that did not stay with the borrower does: the days are charged, the money is credit again, and the credit pays what is due. */
function creditAgain(
  loan: Loan,
  on: LocalDate,
  told: { readonly entry: JournalEntry; readonly event: LoanEvent },
  withCredit: (accrued: Loan) => Loan,
): Decision {
  const accrued = accrueThrough(loan, on);
  const applied = applyCredit(withCredit(accrued.loan), on);
  return {
    loan: applied.loan,
    entries: [...accrued.entries, told.entry, ...applied.entries],
    events: [...accrued.events, told.event, ...applied.events],
  };
}

function reasonOf(reason: string | undefined): { readonly reason?: string } {
  return reason === undefined ? {} : { reason };
}

function referenceOf(reference: string | undefined): { readonly reference?: string } {
  return reference === undefined ? {} : { reference };
}
