import type { LenderEntry } from '@luwag/loan-engine/ledger/lender-entry';
import type { Centavos } from '@luwag/loan-engine/money/money';

/** 'misapplied': it was booked on a loan to which it did not belong. */
export type SuspenseReason = 'unknown-reference' | 'not-bookable' | 'misapplied';
/** 'reversed': the provider took the money back. 'assigned' to a loan, or 'returned' to its payer, by two people. */
export type SuspenseState = 'open' | 'reversed' | 'assigned' | 'returned';

/** Money that a provider confirmed and that belongs to no loan that is known. */
export type SuspenseItem = {
  suspenseId: string;
  provider: string;
  providerPaymentId: string;
  /** As the provider has it. */
  reference: string;
  amountCentavos: Centavos;
  paidAt: number | null;
  /** When it was heard of; where its provider took it back and has it again, when two people said so. */
  receivedAt: number;
  reason: SuspenseReason;
};
/** Where an item went: to a payment of a loan, or out by a transfer. */
export type SuspenseClosing =
  | { customerId: string; loanId: string; orderNumber: string; paymentReference: string }
  | { from: 'bank' | 'payout-provider'; paidOn: string; reference: string };
export type KeptSuspenseItem = SuspenseItem & {
  state: SuspenseState;
  closedAt: number | null;
  closing: SuspenseClosing | null;
};
/** Why a loan may be the one that money was meant for. */
export type SuspenseClue = 'reference' | 'order-number' | 'amount';

export type LenderEntryRow = LenderEntry & { entryId: string; recordedAt: number };

/** Money in suspense. An item and its entry are kept together or not at all. */
export type Suspense = {
  find: (provider: string, providerPaymentId: string) => Promise<KeptSuspenseItem | null>;
  findById: (suspenseId: string) => Promise<KeptSuspenseItem | null>;
  /** Open items, oldest first, with their number and sum; and the last ones that ended, newest first. */
  list: (most: { open: number; ended: number }) => Promise<{
    open: readonly KeptSuspenseItem[];
    openCount: number;
    openCentavos: number;
    ended: readonly KeptSuspenseItem[];
  }>;
  /** Loans whose payment has one of these references, that have one of these order numbers, or of which a payment of this amount is open; the likeliest first. */
  likelyLoans: (by: {
    references: readonly string[];
    orderNumbers: readonly string[];
    amountCentavos: Centavos;
    most: number;
  }) => Promise<readonly { customerId: string; loanId: string; clue: SuspenseClue }[]>;
  /** Answers whether this call kept it: a payment that is booked already, here or on a loan, is not booked again. */
  receive: (item: SuspenseItem, entry: LenderEntryRow) => Promise<boolean>;
  /** Answers whether this call ended it: an item ends once. */
  reverse: (suspenseId: string, entry: LenderEntryRow) => Promise<boolean>;
};

/** What a write of a customer books of providers' payments. */
export type CollectedChanges = {
  /** Payments that are booked on a loan by this, each once in all, here or in suspense. */
  collectedMoney?: readonly Pick<SuspenseItem, 'provider' | 'providerPaymentId'>[];
  /** Money that leaves its loan for suspense. An item that was assigned to that loan is open again. */
  misapplied?: readonly { item: SuspenseItem; entry: LenderEntryRow }[];
};
