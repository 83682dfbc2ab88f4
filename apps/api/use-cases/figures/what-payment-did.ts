import { historyOf } from '@luwag/loan-engine/life/loan-history';
import { addDays, type LocalDate } from '@luwag/loan-engine/money/local-date';
import type { EntryRow, LoanRow, PaymentRow } from '../../ports/customer-store.ts';

/* What a payment did to its loan, told by the journal. */

/** The due date that a payment bought: the loan may have been extended again since. Null where it bought none. */
export function extendedTo(
  { loanId, kind, status, reference }: Pick<PaymentRow, 'loanId' | 'kind' | 'status' | 'reference'>,
  loans: readonly LoanRow[],
  entries: readonly EntryRow[],
): LocalDate | null {
  if (kind !== 'extension' || status !== 'success') return null;
  const loan = loans.find((row) => row.loanId === loanId);
  if (loan === undefined || loan.disbursedOn === null) return null;
  const own = entries.filter((entry) => entry.loanId === loanId);
  // A loan that was brought over begins with the due date it came with.
  const { begun, changes } = historyOf(loan, loan.disbursedOn, own);
  const extensions = changes.filter((change) => change.kind === 'extension');
  const place = extensions.findIndex((change) => 'reference' in change && change.reference === reference);
  if (begun.dueOn === null || place < 0) return null;
  return addDays(begun.dueOn, loan.terms.extensionDays * (place + 1));
}
