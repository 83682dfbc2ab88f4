// Money that a provider paid after it said that the payout had failed stands apart until people have found out where it belongs.
// Source: ordinary double entry (a suspense account); nothing is lost and nothing is counted twice meanwhile.
import type { LocalDate } from '../money/local-date.ts';
import type { Centavos } from '../money/money.ts';
import { accounts } from './accounts.ts';
import { credit, debit, journalEntry, type JournalEntry } from './posting.ts';

export type LatePayoutPosting = {
  readonly loanId: string;
  readonly businessOn: LocalDate;
  readonly amountCentavos: Centavos;
  /** The payout's own number, where there is one. */
  readonly reference?: string;
};

/** A payout that had failed was paid after all. Units: centavos. Errors: none. Source: Dr payouts in question, Cr cash. */
export function postLatePayout({ amountCentavos, ...of }: LatePayoutPosting): JournalEntry {
  return journalEntry({
    ...of,
    kind: 'payout-paid-late',
    postings: [
      debit(accounts.payoutsInQuestion, amountCentavos),
      credit(accounts.cashAtPayoutProvider, amountCentavos),
    ],
  });
}

/** It came back to the lender. Units: centavos. Errors: none. Source: exact reversal of the above. */
export function postLatePayoutReturned({ amountCentavos, ...of }: LatePayoutPosting): JournalEntry {
  return journalEntry({
    ...of,
    kind: 'late-payout-returned',
    postings: [
      debit(accounts.cashAtPayoutProvider, amountCentavos),
      credit(accounts.payoutsInQuestion, amountCentavos),
    ],
    reversalOf: ['payout-paid-late'],
  });
}

/** It is the loan's payout, which is in flight again until it is confirmed. Units: centavos. Errors: none. Source: Dr payouts in flight, Cr payouts in question. */
export function postLatePayoutCounted({ amountCentavos, ...of }: LatePayoutPosting): JournalEntry {
  return journalEntry({
    ...of,
    kind: 'late-payout-counted',
    postings: [
      debit(accounts.payoutsInFlight, amountCentavos),
      credit(accounts.payoutsInQuestion, amountCentavos),
    ],
  });
}

/** It is a refund of the borrower's credit, which is in flight until it is confirmed. Units: centavos. Errors: none. Source: Dr payouts in flight, Cr payouts in question. */
export function postLatePayoutRefunded({ amountCentavos, ...of }: LatePayoutPosting): JournalEntry {
  return journalEntry({
    ...of,
    kind: 'refund-requested',
    postings: [
      debit(accounts.payoutsInFlight, amountCentavos),
      credit(accounts.payoutsInQuestion, amountCentavos),
    ],
  });
}
