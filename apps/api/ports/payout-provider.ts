import type { payoutRails } from '@luwag/contract/endpoint';
import type { PayoutFailure } from '@luwag/contract/payout-failures';
import type { Centavos } from '@luwag/loan-engine/money/money';
/** Where money is to go. Opened from its seal only for the moment of sending. */
export type PayoutDestination = {
  accountType: 'bankCard' | 'digitalWallet' | 'remittanceShop';
  institutionCode: string;
  /** Account or wallet number; empty for a remittance counter. */
  accountNumber: string;
  payeeName: string;
  /** The parts of that name, as rails that want them apart ask for them. */
  payeeGivenName: string;
  payeeSurname: string;
  phone: string;
};

/** The clearing that carries a payout: InstaPay within minutes and up to its ceiling, PESONet in batches of a banking day. */
export type PayoutRail = (typeof payoutRails)[number];

export type PayoutOrder = {
  /** Ours, the same for every try of one payout: the provider pays it at most once. */
  reference: string;
  amountCentavos: Centavos;
  rail: PayoutRail;
  destination: PayoutDestination;
};

/**
 * What a provider says of a payout. 'pending' will become one of the others; 'unknown' means that no definite answer
 * was had, so that it may or may not have been paid. 'reversed' was paid, and the money came back. An adapter puts what its
 * partner says of a failure into one of ours.
 */
export type PayoutAnswer =
  | { outcome: 'succeeded' | 'reversed'; providerReference: string }
  | { outcome: 'failed'; failureCode: PayoutFailure }
  | { outcome: 'pending' | 'unknown' | 'not-found' };

/** An order as a provider's own books list it. */
export type ListedPayout = { reference: string; amountCentavos: Centavos; receivedAt: number };

export type PayoutProvider = {
  /** Whose orders these are: its name in payouts, lists, settlement files and events. */
  provider: string;
  /** Whether it carries money to the institution of a code. One that no provider carries money to is not offered to a borrower. */
  reaches: (institutionCode: string) => boolean;
  /** What is left to pay out, in centavos; null where no definite answer was had. Left out where the provider cannot be asked. */
  balance?: () => Promise<Centavos | null>;
  send: (order: PayoutOrder) => Promise<PayoutAnswer>;
  find: (reference: string) => Promise<PayoutAnswer>;
  /** All orders received since an instant, except those that failed; left out where the provider has no such list. */
  list?: (fromMs: number) => Promise<readonly ListedPayout[]>;
};
