// Money that a channel reports late counts from the day the borrower paid.
// Source: fair dealing with a borrower who paid on time, ruling 36.
import type { JournalEntry } from '../ledger/posting.ts';
import type { LocalDate } from '../money/local-date.ts';
import type { Centavos } from '../money/money.ts';
import type { CapScope } from '../pricing/loan-product.ts';
import { refuse, type Result } from '../result.ts';
import { bookAsOf, type AsOfRefusal } from './book-as-of.ts';
import type { Decision } from './decision.ts';
import type { Loan } from '../loan/loan.ts';
import { allocateRepayment } from './repayment.ts';

export type ValueDatedRepayment = {
  readonly amountCentavos: Centavos;
  /** The Manila day on which the borrower paid. */
  readonly valueOn: LocalDate;
  /** The Manila day on which it is booked. */
  readonly on: LocalDate;
  /** The payment channel's own number. */
  readonly reference?: string;
};

export type ValueDatedRefusal = 'AMOUNT_NOT_POSITIVE' | AsOfRefusal;

/**
 * Books money received on an active or settled loan as if it had been known on its value date.
 * `entries` are all of the loan's entries, oldest first; `scope` is the product's, every loan where not told.
 * Units: centavos. Errors: AMOUNT_NOT_POSITIVE and every code of `bookAsOf`. Where it is refused, the money is booked by
 * `allocateRepayment` on the day of booking. Source: as above.
 */
export function repayValueDated(
  loan: Loan,
  { amountCentavos, valueOn, on, reference }: ValueDatedRepayment,
  entries: readonly JournalEntry[],
  scope: CapScope = 'all-loans',
): Result<Decision, ValueDatedRefusal> {
  if (amountCentavos <= 0) return refuse('AMOUNT_NOT_POSITIVE');
  const money = { amountCentavos, on: valueOn, ...(reference === undefined ? {} : { reference }) };
  return bookAsOf(loan, { valueOn, on, entries, scope }, (then) => allocateRepayment(then, money));
}
