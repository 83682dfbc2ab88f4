// Money that counts from an earlier day is booked as it would have been booked then; what days since were charged differently is one entry of its own.
// Source: append-only ledger (a difference is a new entry, never an edit); a receipt then lists exactly the money received.
import type { LocalDate } from '../money/local-date.ts';
import { negateCentavos, subtractCentavos, sumCentavos } from '../money/money.ts';
import { chartOfAccounts } from './accounts.ts';
import { balanceOf, type AccountBalances } from './loan-balances.ts';
import { journalEntry, type JournalEntry } from './posting.ts';

/**
 * What the days since change on every account beside the entries already posted; none where nothing differs.
 * Units: centavos; `before` and `after` are the loan's balances without and with them. Errors: none.
 * Source: incomes and receivables as they differ.
 */
export function postCorrection(of: {
  readonly loanId: string;
  readonly businessOn: LocalDate;
  readonly before: AccountBalances;
  readonly after: AccountBalances;
  readonly posted: readonly JournalEntry[];
  /** The number of the payment that made the correction necessary. */
  readonly reference?: string | undefined;
}): readonly JournalEntry[] {
  const { loanId, businessOn, before, after, posted, reference } = of;
  const postings = chartOfAccounts
    .map(({ code }) => {
      const own = posted.flatMap((entry) =>
        entry.postings.flatMap((posting) => (posting.account === code ? [posting.amountCentavos] : [])),
      );
      const difference = subtractCentavos(balanceOf(after, code), balanceOf(before, code));
      return { account: code, amountCentavos: subtractCentavos(difference, sumCentavos(own)) };
    })
    .filter(({ amountCentavos }) => amountCentavos !== 0);
  if (postings.length === 0) return [];
  return [
    journalEntry({
      kind: 'charges-corrected',
      businessOn,
      loanId,
      postings,
      reversalOf: ['interest-accrued', 'late-charge-accrued', 'penalty-fee-accrued'],
      ...(reference === undefined ? {} : { reference }),
    }),
  ];
}

/** The exact opposite of what a payment booked. Units: centavos. Errors: none. Source: reversal is a new entry of the same amounts on the other side. */
export function postRepaymentReversed(
  loanId: string,
  businessOn: LocalDate,
  reference: string,
  own: readonly JournalEntry[],
): JournalEntry {
  return journalEntry({
    kind: 'repayment-reversed',
    businessOn,
    loanId,
    postings: chartOfAccounts.map(({ code }) => ({
      account: code,
      amountCentavos: negateCentavos(
        sumCentavos(
          own.flatMap((entry) =>
            entry.postings.flatMap(({ account, amountCentavos }) =>
              account === code ? [amountCentavos] : [],
            ),
          ),
        ),
      ),
    })),
    reversalOf: own.map(({ kind }) => kind),
    reference,
  });
}
