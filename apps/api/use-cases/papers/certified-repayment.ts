import type { EntryRow, LoanRow } from '../../ports/customer-store.ts';

/** Names the repayment in full that a certificate is of: its day, and how many payments were taken back before it. */
export function certifiedRepayment(
  { settledOn }: Pick<LoanRow, 'settledOn'>,
  entries: readonly Pick<EntryRow, 'kind'>[],
): string {
  const takenBack = entries.filter(({ kind }) => kind === 'repayment-reversed').length;
  return `${settledOn ?? 'not yet'} ${takenBack}`;
}
