import type { PayoutFailure } from '@luwag/contract/payout-failures';
import type { Centavos } from '@luwag/loan-engine/money/money';

/** Where money is to go. Opened from its seal only for the moment of sending. */
export type PayoutDestination = {
  accountType: 'bankCard' | 'digitalWallet' | 'remittanceShop';
  institutionCode: string;
  /** Account or wallet number; empty for a remittance counter. */
  accountNumber: string;
  payeeName: string;
  phone: string;
};

export type PayoutOrder = {
  /** Ours, the same for every try of one payout: the provider pays it at most once. */
  reference: string;
  amountCentavos: Centavos;
  destination: PayoutDestination;
};

/**
 * What a provider says of a payout. 'pending' will become one of the others; 'unknown' means that no definite answer
 * was had, so that it may or may not have been paid. An adapter puts what its partner says of a failure into one of ours.
 */
export type PayoutAnswer =
  | { outcome: 'succeeded'; providerReference: string }
  | { outcome: 'failed'; failureCode: PayoutFailure }
  | { outcome: 'pending' | 'unknown' | 'not-found' };

export type PayoutProvider = {
  send: (order: PayoutOrder) => Promise<PayoutAnswer>;
  find: (reference: string) => Promise<PayoutAnswer>;
};
