// Money that counts from an earlier day is one entry: the money, and on every account the difference it makes to what was booked since.
// Source: append-only ledger (net difference per account as a new entry, never an edit).
import type { LocalDate } from '../money/local-date.ts';
import { subtractCentavos } from '../money/money.ts';
import { chartOfAccounts } from './accounts.ts';
import type { AccountBalances } from './loan-balances.ts';
import { journalEntry, type JournalEntry } from './posting.ts';

/**
 * A repayment with an earlier value date. Units: centavos; `before` and `after` are the loan's balances without and with it.
 * Errors: balances that do not differ are a bug (assertion). Source: Dr collections clearing, Cr what it pays; incomes and receivables as they differ.
 */
export function postValueDatedRepayment(of: {
  readonly loanId: string;
  readonly businessOn: LocalDate;
  readonly before: AccountBalances;
  readonly after: AccountBalances;
  /** The payment channel's own number. */
  readonly reference?: string;
}): JournalEntry {
  const { before, after, ...named } = of;
  return journalEntry({
    ...named,
    kind: 'value-dated-repayment-received',
    postings: chartOfAccounts.map(({ code }) => ({
      account: code,
      amountCentavos: subtractCentavos(after[code], before[code]),
    })),
    reversalOf: ['interest-accrued', 'late-charge-accrued', 'penalty-fee-accrued'],
  });
}
