import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import type { Decision } from '@luwag/loan-engine/life/decision';
import type { EntryRow, LoanRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';

/** Gives the engine's entries their identity, the instant they are recorded and their customer. */
export function entryRows(
  { randomness, now }: Pick<Context, 'randomness' | 'now'>,
  customerId: string,
  entries: readonly JournalEntry[],
): EntryRow[] {
  const recordedAt = now();
  // The order of ids is the order of entries within one instant, so that a loan's history reads as it happened.
  return entries.map((entry) => ({ ...entry, customerId, entryId: randomness.orderedUuid(), recordedAt }));
}

/** What an engine decision changes in the store: the loan as it is now, and its journal. */
export function changesOf(
  context: Pick<Context, 'randomness' | 'now'>,
  before: LoanRow,
  decision: Decision,
): { loans: readonly LoanRow[]; entries: readonly EntryRow[] } {
  return {
    loans: [{ ...before, ...decision.loan }],
    entries: entryRows(context, before.customerId, decision.entries),
  };
}
