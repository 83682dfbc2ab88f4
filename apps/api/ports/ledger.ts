import type { JournalEntryKind } from '@luwag/loan-engine/ledger/posting';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';

/** One account's balance, in centavos: more than nothing is a debit, less a credit. */
export type AccountBalance = { account: string; balanceCentavos: number };

/** One journal entry as it moved the accounts that were asked for, in centavos from zero. */
export type StatementLine = {
  entryId: string;
  loanId: string;
  kind: JournalEntryKind;
  businessOn: LocalDate;
  reference: string | null;
  debitCentavos: number;
  creditCentavos: number;
};

/** Reads the journal over all customers or one of them. Writing it is the customer store's and the close's. */
export type Ledger = {
  /** Every account that was ever used up to and with a business day, in order of code. */
  balances: (on: LocalDate) => Promise<readonly AccountBalance[]>;
  /** What moved some accounts of one customer from one day to another, both included, and their balance before. */
  statement: (request: {
    customerId: string;
    accounts: readonly string[];
    from: LocalDate;
    to: LocalDate;
  }) => Promise<{ openingCentavos: number; lines: readonly StatementLine[] }>;
};
