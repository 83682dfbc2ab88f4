// Money that was booked and did not stay (bounced, mistaken, reversed by its channel) is taken back by new entries, and the loan stands as if it had not come.
// Source: append-only ledger (a reversal is a new entry) and rulings 36 and 39; what cannot be done again by the rules is for people to decide.
import { accounts } from '../ledger/accounts.ts';
import { balancesFromLoan } from '../ledger/loan-balances.ts';
import { postCorrection, postRepaymentReversed } from '../ledger/post-value-date.ts';
import { credit, debit, journalEntry, type JournalEntry } from '../ledger/posting.ts';
import type { LocalDate } from '../money/local-date.ts';
import { subtractCentavos } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import { applyCredit } from './apply-credit.ts';
import {
  bookedUnder,
  moneyOf,
  postTakenOut,
  postedTo,
  reversalEvent,
  type ReversedRepayment,
  type ReverseRepaymentRefusal,
  withoutMoney,
} from './booked-payment.ts';
import { unchanged, type Decision } from './decision.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import { historyOf, isToldByJournal, replay, withoutReference } from './loan-history.ts';
import type { Loan } from '../loan/loan.ts';
import { refundInFlight } from './refund-credit.ts';
import { reverseAfterWriteOff } from './reverse-after-write-off.ts';
import { outstandingInAll } from '../loan/schedule.ts';

/**
 * Takes one booked payment back: the loan is done again without it, charged through `on`, and is open again where it settled the loan.
 * Units: centavos. Errors: PAYMENT_NOT_BOOKED (nothing stands under the reference), CREDIT_USED_SINCE (its surplus went back to the borrower or paid something else).
 * Source: as above.
 */
export function reverseRepayment(
  loan: Loan,
  reversed: ReversedRepayment,
): Result<Decision, ReverseRepaymentRefusal> {
  const own = bookedUnder(reversed);
  if (own.length === 0) return refuse('PAYMENT_NOT_BOOKED');
  if (loan.status === 'written-off' || loan.status === 'recovered') {
    return reverseAfterWriteOff(loan, reversed, own);
  }
  const beganAt = reversed.entries.findLastIndex(({ kind }) => kind === 'disbursement-confirmed');
  const isAllCredit = own.every((entry) => reversed.entries.indexOf(entry) < beganAt);
  if (loan.disbursedOn === null || loan.status === 'cancelled' || isAllCredit) {
    return reverseFromCredit(loan, reversed, own);
  }
  // Of a journal that cannot be done again, only the money itself is taken out, as in a plan.
  const isPlanned = adjustmentsOf(loan).restructure !== undefined;
  if (isPlanned || !isToldByJournal(reversed.entries)) return reverseInPlan(loan, reversed, own);
  const { reference, on, entries, scope = 'all-loans' } = reversed;
  const history = historyOf(loan, loan.disbursedOn, entries);
  const changes = withoutReference(history.changes, reference);
  const throughOn = loan.accruedThroughOn !== null && loan.accruedThroughOn > on ? loan.accruedThroughOn : on;
  const without = replay({ ...history, changes }, throughOn, scope);
  if (!without.ok) return refuse('CREDIT_USED_SINCE');
  const { loanId } = loan;
  const taken = postRepaymentReversed(loanId, on, reference, own);
  const correction = postCorrection({
    loanId,
    businessOn: on,
    before: balancesFromLoan(loan),
    after: balancesFromLoan(without.value),
    posted: [taken],
    reference,
  });
  const isReopened = loan.status === 'settled' && without.value.status === 'active';
  return accept({
    loan: isReopened ? reopened(without.value, on) : without.value,
    entries: [taken, ...correction],
    events: [reversalEvent(loan, reversed, own)],
  });
}

function reopened(loan: Loan, on: LocalDate): Loan {
  return { ...loan, adjustments: { ...adjustmentsOf(loan), reopenedOn: on } };
}

function openedAgain(before: Loan, without: Loan, on: LocalDate): Loan {
  const open: Loan = { ...without, status: 'active', settledOn: null };
  return before.status === 'settled' ? reopened(open, on) : open;
}

// Before a payout, after one that came back and after a cancellation, money on the loan is its borrower's credit.
function reverseFromCredit(
  loan: Loan,
  reversed: ReversedRepayment,
  own: readonly JournalEntry[],
): Result<Decision, ReverseRepaymentRefusal> {
  const { reference, on } = reversed;
  const amountCentavos = postedTo(own, accounts.collectionsClearing);
  const accrued = accrueThrough(loan, on);
  const customerCreditCentavos = subtractCentavos(accrued.loan.customerCreditCentavos, amountCentavos);
  if (customerCreditCentavos < refundInFlight(loan)) return refuse('CREDIT_USED_SINCE');
  const entry = journalEntry({
    kind: 'repayment-reversed',
    businessOn: on,
    loanId: loan.loanId,
    postings: [
      debit(accounts.customerCredit, amountCentavos),
      credit(accounts.collectionsClearing, amountCentavos),
    ],
    reversalOf: own.map(({ kind }) => kind),
    reference,
  });
  return accept({
    loan: { ...accrued.loan, customerCreditCentavos },
    entries: [...accrued.entries, entry],
    events: [...accrued.events, reversalEvent(loan, reversed, own)],
  });
}

// A plan was agreed with a person on the figures of its day, so its dates stay and only the money is taken out: what was let go stays let go.
function reverseInPlan(
  loan: Loan,
  reversed: ReversedRepayment,
  own: readonly JournalEntry[],
): Result<Decision, ReverseRepaymentRefusal> {
  const { reference, on } = reversed;
  const { loanId } = loan;
  const accrued = accrueThrough(loan, on);
  const without = withoutMoney(accrued.loan, moneyOf(own));
  if (without.customerCreditCentavos < refundInFlight(loan)) return refuse('CREDIT_USED_SINCE');
  const isOpen = outstandingInAll(without) > 0;
  const open = isOpen ? openedAgain(loan, without, on) : without;
  // Days after a settlement may have been charged before it was known, so what they charge now is one correction.
  const charged = isOpen ? accrueThrough(open, on).loan : open;
  const kept = isOpen ? applyCredit(charged, on) : unchanged(charged);
  return accept({
    loan: kept.loan,
    entries: [
      ...accrued.entries,
      postTakenOut(accrued.loan, without, reversed, own),
      ...postCorrection({
        loanId,
        businessOn: on,
        before: balancesFromLoan(open),
        after: balancesFromLoan(charged),
        posted: [],
        reference,
      }),
      ...kept.entries,
    ],
    events: [...accrued.events, reversalEvent(loan, reversed, own), ...kept.events],
  });
}
