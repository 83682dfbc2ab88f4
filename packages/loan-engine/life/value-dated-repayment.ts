// Money that a channel reports late counts from the day the borrower paid: the loan is done again with it known on that day, and the difference is posted today as new entries.
// Source: fair dealing with a borrower who paid on time, and the append-only ledger (a past entry is never edited).
import { balancesFromLoan } from '../ledger/loan-balances.ts';
import { postValueDatedRepayment } from '../ledger/post-value-date.ts';
import type { JournalEntry } from '../ledger/posting.ts';
import type { LocalDate } from '../money/local-date.ts';
import { subtractCentavos, type Centavos } from '../money/money.ts';
import type { CapScope } from '../pricing/loan-product.ts';
import { accept, refuse, type Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import { chargedSoFar } from './cost-so-far.ts';
import type { Decision } from './decision.ts';
import { adjustmentsOf } from './loan-adjustments.ts';
import { historyOf, replay, withChange } from './loan-history.ts';
import type { Loan } from './loan.ts';
import { refundInFlight } from './refund-credit.ts';

export type ValueDatedRepayment = {
  readonly amountCentavos: Centavos;
  /** The Manila day on which the borrower paid. */
  readonly valueOn: LocalDate;
  /** The Manila day on which it is booked. */
  readonly on: LocalDate;
  /** The payment channel's own number. */
  readonly reference?: string;
};

export type ValueDatedRefusal =
  | 'AMOUNT_NOT_POSITIVE'
  | 'LOAN_NOT_ACTIVE'
  | 'DATE_BEFORE_DISBURSEMENT'
  | 'VALUE_DATE_IN_FUTURE'
  | 'PLAN_AGREED'
  | 'VALUE_DATE_CONFLICT';

/**
 * Books money received on an active or settled loan as if it had been known on its value date.
 * `entries` are all of the loan's entries, oldest first; `scope` is the product's, every loan where not told.
 * Units: centavos. Errors: AMOUNT_NOT_POSITIVE, LOAN_NOT_ACTIVE (never begun, cancelled, written off), DATE_BEFORE_DISBURSEMENT,
 * VALUE_DATE_IN_FUTURE, PLAN_AGREED (a plan was agreed on the figures of its day; people agree a correction by a waiver),
 * VALUE_DATE_CONFLICT (credit since refunded would not have been there, a settled loan would be open again, or an extension cost nothing).
 * Where it is refused, the money is booked by `allocateRepayment` on the day of booking.
 * Source: as above.
 */
export function repayValueDated(
  loan: Loan,
  repayment: ValueDatedRepayment,
  entries: readonly JournalEntry[],
  scope: CapScope = 'all-loans',
): Result<Decision, ValueDatedRefusal> {
  const { amountCentavos, valueOn, on, reference } = repayment;
  const { loanId, disbursedOn } = loan;
  if (amountCentavos <= 0) return refuse('AMOUNT_NOT_POSITIVE');
  const isKnown = loan.status === 'active' || loan.status === 'settled';
  if (!isKnown || disbursedOn === null) return refuse('LOAN_NOT_ACTIVE');
  if (valueOn < disbursedOn) return refuse('DATE_BEFORE_DISBURSEMENT');
  if (valueOn > on) return refuse('VALUE_DATE_IN_FUTURE');
  if (adjustmentsOf(loan).hardshipPlan !== undefined) return refuse('PLAN_AGREED');
  const accrued = accrueThrough(loan, valueOn);
  const history = historyOf(loan, disbursedOn, entries);
  // An extension whose price was nothing left no entry, so its loan cannot be done again.
  const knownExtensions = history.changes.filter(({ kind }) => kind === 'extension').length;
  if (knownExtensions < loan.extensionCount) return refuse('VALUE_DATE_CONFLICT');
  const throughOn = accrued.loan.accruedThroughOn ?? valueOn;
  const changes = withChange(history.changes, { kind: 'repayment', on: valueOn, amountCentavos });
  const replayed = replay({ ...history, changes }, throughOn, scope);
  if (!replayed.ok) return refuse('VALUE_DATE_CONFLICT');
  const counted = withBookkeeping(accrued.loan, replayed.value, { valueOn, amountCentavos });
  const isReopened = loan.status === 'settled' && counted.status !== 'settled';
  if (isReopened || counted.customerCreditCentavos < refundInFlight(loan)) {
    return refuse('VALUE_DATE_CONFLICT');
  }
  const entry = postValueDatedRepayment({
    loanId,
    businessOn: on,
    before: balancesFromLoan(accrued.loan),
    after: balancesFromLoan(counted),
    ...(reference === undefined ? {} : { reference }),
  });
  const chargesLessCentavos = subtractCentavos(chargedSoFar(accrued.loan), chargedSoFar(counted));
  const isSettledNow = loan.status === 'active' && counted.status === 'settled';
  return accept({
    loan: counted,
    entries: [...accrued.entries, entry],
    events: [
      ...accrued.events,
      { kind: 'repayment-value-dated', loanId, on, amountCentavos, valueOn, chargesLessCentavos },
      ...(isSettledNow ? [{ kind: 'loan-settled', loanId, on } as const] : []),
    ],
  });
}

// Refunds and earlier value dates are facts about the booking, which a replay of the loan itself does not know.
function withBookkeeping(
  known: Loan,
  replayed: Loan,
  repayment: { readonly valueOn: LocalDate; readonly amountCentavos: Centavos },
): Loan {
  const { refundedCentavos, refundInFlightCentavos, valueDatedRepayments = [] } = adjustmentsOf(known);
  return {
    ...replayed,
    adjustments: {
      ...adjustmentsOf(replayed),
      ...(refundedCentavos === undefined ? {} : { refundedCentavos }),
      ...(refundInFlightCentavos === undefined ? {} : { refundInFlightCentavos }),
      valueDatedRepayments: [...valueDatedRepayments, repayment],
    },
  };
}
