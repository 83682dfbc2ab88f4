import type { LenderEntry } from '@luwag/loan-engine/ledger/lender-entry';
import type { Centavos } from '@luwag/loan-engine/money/money';

export type SuspenseReason = 'unknown-reference' | 'not-bookable';
/** 'reversed': the provider took the money back. */
export type SuspenseState = 'open' | 'reversed';

/** Money that a provider confirmed and that belongs to no loan that is known. */
export type SuspenseItem = {
  suspenseId: string;
  provider: string;
  providerPaymentId: string;
  /** As the provider has it. */
  reference: string;
  amountCentavos: Centavos;
  paidAt: number | null;
  receivedAt: number;
  reason: SuspenseReason;
};
export type LenderEntryRow = LenderEntry & { entryId: string; recordedAt: number };

/** Money in suspense. An item and its entry are kept together or not at all. */
export type Suspense = {
  find: (
    provider: string,
    providerPaymentId: string,
  ) => Promise<(SuspenseItem & { state: SuspenseState }) | null>;
  /** Answers whether this call kept it: a payment that is booked already, here or on a loan, is not booked again. */
  receive: (item: SuspenseItem, entry: LenderEntryRow) => Promise<boolean>;
  /** Answers whether this call ended it: an item ends once. */
  reverse: (suspenseId: string, entry: LenderEntryRow) => Promise<boolean>;
};

/** What a write of a customer books of providers' payments. */
export type CollectedChanges = {
  /** Payments that are booked on a loan by this, each once in all, here or in suspense. */
  collectedMoney?: readonly Pick<SuspenseItem, 'provider' | 'providerPaymentId'>[];
};
