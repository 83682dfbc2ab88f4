// The borrower asks for their credit, a refund answers it, and one that does not stay with them asks again; only the last ask is kept.
// Source: ruling 40 (credit that the borrower asked back pays nothing that falls due).
import type { JournalEntry } from '../ledger/posting.ts';
import type { LocalDate } from '../money/local-date.ts';
import { adjustmentsOf, type LoanAdjustments } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';

/**
 * Notes that the borrower asked for their credit on a day, so that it pays nothing that falls due from then on; null: it may again.
 * What was asked for before and not yet sent stays asked for since then. Units: none. Errors: none. Source: as above.
 */
export function noteRefundAsked<L extends Loan>(loan: L, on: LocalDate | null): L {
  const { refundAskedOn, answeredAskOn: _answered, ...adjustments } = adjustmentsOf(loan);
  if (on === null) return { ...loan, adjustments };
  return { ...loan, adjustments: { ...adjustments, refundAskedOn: refundAskedOn ?? on } };
}

/**
 * Counts what the borrower asked for as answered by a refund sent on `on`; what is left of the credit is not asked for any more.
 * Units: none. Errors: none. Source: as above.
 */
export function withAskAnswered(adjustments: LoanAdjustments, on: LocalDate): LoanAdjustments {
  const { refundAskedOn, answeredAskOn: _before, ...others } = adjustments;
  if (refundAskedOn === undefined) return others;
  return refundAskedOn > on ? { ...others, refundAskedOn } : { ...others, answeredAskOn: refundAskedOn };
}

/**
 * Whether what the borrower asked for last was answered or not after the first entries of a loan.
 * Units: none. Errors: none; `entries` are oldest first. Source: as above.
 */
export function askAfter(
  loan: Loan,
  entries: readonly JournalEntry[],
): Pick<LoanAdjustments, 'refundAskedOn' | 'answeredAskOn'> {
  const { refundAskedOn, answeredAskOn } = adjustmentsOf(loan);
  const askedOn = refundAskedOn ?? answeredAskOn;
  if (askedOn === undefined) return {};
  const last = entries.findLast(({ kind, businessOn }) => businessOn >= askedOn && movesAsk.includes(kind));
  return last?.kind === 'refund-requested' ? { answeredAskOn: askedOn } : { refundAskedOn: askedOn };
}

const movesAsk: readonly JournalEntry['kind'][] = ['refund-requested', 'refund-failed', 'refund-returned'];

/** What the borrower asked for is asked for again, since its money is back. Units: none. Errors: none. Source: as above. */
export function askedAgain({ answeredAskOn, ...others }: LoanAdjustments): LoanAdjustments {
  return answeredAskOn === undefined ? others : { ...others, refundAskedOn: answeredAskOn };
}
