// A rule about a loan answers with the loan as it now stands, the journal entries that say so, and what happened; it stores nothing.
// Source: project rule that the engine decides and the use case saves.
import type { JournalEntry } from '../ledger/posting.ts';
import type { LoanEvent } from './loan-event.ts';
import type { Loan } from '../loan/loan.ts';

export type Decision = {
  readonly loan: Loan;
  readonly entries: readonly JournalEntry[];
  readonly events: readonly LoanEvent[];
};

/** The decision that nothing changes. Units: none. Errors: none. Source: project rule on decisions. */
export function unchanged(loan: Loan): Decision {
  return { loan, entries: [], events: [] };
}
