// A refund of customer credit is money in flight like a payout: set aside when asked for, posted or voided by the provider's answer.
// Source: ordinary double entry; until the answer the credit stays the borrower's.
import type { LocalDate } from '../money/local-date.ts';
import type { Centavos } from '../money/money.ts';
import { accounts } from './accounts.ts';
import { credit, debit, journalEntry, type JournalEntry } from './posting.ts';

/** What every posting of a refund names. */
export type RefundPosting = {
  readonly loanId: string;
  readonly businessOn: LocalDate;
  readonly amountCentavos: Centavos;
  /** The refund's own number, where there is one. */
  readonly reference?: string;
};

/** Money set aside for a refund. Units: centavos. Errors: none. Source: Dr payouts in flight, Cr cash. */
export function postRefundRequested({ amountCentavos, ...of }: RefundPosting): JournalEntry {
  return journalEntry({
    ...of,
    kind: 'refund-requested',
    postings: [
      debit(accounts.payoutsInFlight, amountCentavos),
      credit(accounts.cashAtPayoutProvider, amountCentavos),
    ],
  });
}

/** The refund arrived. Units: centavos. Errors: none. Source: Dr customer credit, Cr payouts in flight. */
export function postRefundConfirmed({ amountCentavos, ...of }: RefundPosting): JournalEntry {
  return journalEntry({
    ...of,
    kind: 'refund-confirmed',
    postings: [
      debit(accounts.customerCredit, amountCentavos),
      credit(accounts.payoutsInFlight, amountCentavos),
    ],
  });
}

/** The refund did not arrive. Units: centavos. Errors: none. Source: exact reversal of the request. */
export function postRefundFailed({ amountCentavos, ...of }: RefundPosting): JournalEntry {
  return journalEntry({
    ...of,
    kind: 'refund-failed',
    postings: [
      debit(accounts.cashAtPayoutProvider, amountCentavos),
      credit(accounts.payoutsInFlight, amountCentavos),
    ],
    reversalOf: ['refund-requested'],
  });
}

/** The bank sent a refund back after it had arrived. Units: centavos. Errors: none. Source: Dr cash, Cr customer credit. */
export function postRefundReturned({ amountCentavos, ...of }: RefundPosting): JournalEntry {
  return journalEntry({
    ...of,
    kind: 'refund-returned',
    postings: [
      debit(accounts.cashAtPayoutProvider, amountCentavos),
      credit(accounts.customerCredit, amountCentavos),
    ],
    reversalOf: ['refund-requested', 'refund-confirmed'],
  });
}
