// What was paid on an earlier day is decided on the loan as it stood that day, done again with all that came after, and the difference is posted today.
// Source: ruling 36 (money counts at the instant it was paid) and the append-only ledger (a past entry is never edited).
import { balancesFromLoan } from '../ledger/loan-balances.ts';
import { postCorrection } from '../ledger/post-value-date.ts';
import type { JournalEntry } from '../ledger/posting.ts';
import type { LocalDate } from '../money/local-date.ts';
import { subtractCentavos } from '../money/money.ts';
import type { CapScope } from '../pricing/loan-product.ts';
import { accept, refuse, type Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import { openingOf } from '../loan/brought-over.ts';
import { chargedSoFar } from '../loan/cost-so-far.ts';
import type { Decision } from './decision.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import { historyInPlan } from './history-in-plan.ts';
import type { LoanEvent } from './loan-event.ts';
import {
  changesIn,
  historyOf,
  isToldByJournal,
  replay,
  withChange,
  type LoanHistory,
} from './loan-history.ts';
import type { Loan } from '../loan/loan.ts';

export type AsOf = {
  /** The Manila day on which the borrower paid. */
  readonly valueOn: LocalDate;
  /** The Manila day on which it is booked. */
  readonly on: LocalDate;
  /** All of the loan's entries, oldest first. */
  readonly entries: readonly JournalEntry[];
  /** The product's; every loan where not told. */
  readonly scope?: CapScope;
};

export type AsOfRefusal =
  | 'LOAN_NOT_ACTIVE'
  | 'DATE_BEFORE_DISBURSEMENT'
  | 'VALUE_DATE_IN_FUTURE'
  | 'VALUE_DATE_CONFLICT';

/**
 * Books on `on` what `decide` decides on an active or settled loan as it stood at the end of `valueOn`.
 * Units: centavos, days. Errors: LOAN_NOT_ACTIVE (never begun, cancelled, written off), DATE_BEFORE_DISBURSEMENT (or before it was brought over),
 * VALUE_DATE_IN_FUTURE, VALUE_DATE_CONFLICT (credit since refunded would not have been there, a settled loan would be open again, an extension cost nothing,
 * money was taken back since a plan was agreed, or the journal is of an older kind),
 * and every code of `decide`. Source: as above.
 */
export function bookAsOf<R extends string>(
  loan: Loan,
  asOf: AsOf,
  decide: (then: Loan) => Result<Decision, R>,
): Result<Decision, R | AsOfRefusal> {
  const { valueOn, on, scope = 'all-loans' } = asOf;
  const known = knownHistory(loan, asOf);
  if (!known.ok) return known;
  const history = known.value;
  const then = replay(
    { ...history, changes: history.changes.filter((change) => change.on <= valueOn) },
    valueOn,
    scope,
  );
  if (!then.ok) return refuse('VALUE_DATE_CONFLICT');
  const decided = decide(then.value);
  if (!decided.ok) return decided;
  const posted = decided.value.entries
    .filter((entry) => changesIn([entry]).length > 0)
    .map((entry) => (valueOn === on ? entry : { ...entry, businessOn: on, valueOn }));
  if (posted.length === 0) return refuse('VALUE_DATE_CONFLICT');
  const accrued = accrueThrough(loan, valueOn);
  const changes = changesIn(posted).reduce(withChange, history.changes);
  const throughOn = accrued.loan.accruedThroughOn ?? valueOn;
  const counted = replay({ ...history, changes }, throughOn, scope);
  if (!counted.ok) return refuse('VALUE_DATE_CONFLICT');
  const after = counted.value;
  if (loan.status === 'settled' && after.status !== 'settled') return refuse('VALUE_DATE_CONFLICT');
  const { loanId } = loan;
  return accept({
    loan: after,
    entries: [
      ...accrued.entries,
      ...posted,
      ...postCorrection({
        loanId,
        businessOn: on,
        before: balancesFromLoan(accrued.loan),
        after: balancesFromLoan(after),
        posted,
        reference: posted[0]?.reference,
      }),
    ],
    events: [
      ...accrued.events,
      ...decided.value.events.filter(({ kind }) => toldOfMoney.includes(kind)),
      {
        kind: 'counted-from-earlier-day',
        loanId,
        on,
        valueOn,
        chargesLessCentavos: subtractCentavos(chargedSoFar(accrued.loan), chargedSoFar(after)),
      },
      ...(loan.status === 'active' && after.status === 'settled'
        ? [{ kind: 'loan-settled', loanId, on } as const]
        : []),
    ],
  });
}

/** What money did; what the days did is told anew by the days. */
const toldOfMoney: readonly LoanEvent['kind'][] = [
  'repayment-allocated',
  'due-date-extended',
  'charges-waived',
];

function knownHistory(
  loan: Loan,
  { valueOn, on, entries, scope = 'all-loans' }: AsOf,
): Result<LoanHistory, AsOfRefusal> {
  const { disbursedOn } = loan;
  const isKnown = loan.status === 'active' || loan.status === 'settled';
  if (!isKnown || disbursedOn === null) return refuse('LOAN_NOT_ACTIVE');
  // What was paid before a loan was brought over is part of what it came with.
  if (valueOn < (openingOf(loan)?.accruedThroughOn ?? disbursedOn)) return refuse('DATE_BEFORE_DISBURSEMENT');
  if (valueOn > on) return refuse('VALUE_DATE_IN_FUTURE');
  if (!isToldByJournal(entries)) return refuse('VALUE_DATE_CONFLICT');
  const plan = adjustmentsOf(loan).restructure;
  if (plan !== undefined) {
    const sincePlan = historyInPlan(loan, plan, { disbursedOn, entries, scope });
    return sincePlan === null ? refuse('VALUE_DATE_CONFLICT') : accept(sincePlan);
  }
  const history = historyOf(loan, disbursedOn, entries);
  // An extension whose price was nothing left no entry, so its loan cannot be done again.
  const knownExtensions = history.changes.filter(({ kind }) => kind === 'extension').length;
  return knownExtensions < loan.extensionCount ? refuse('VALUE_DATE_CONFLICT') : accept(history);
}
