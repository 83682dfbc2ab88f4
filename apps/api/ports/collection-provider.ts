import type { PaymentChannel } from '@luwag/contract/endpoints/loan/payment-channels';
import type { Centavos } from '@luwag/loan-engine/money/money';

export type CollectionRequest = {
  /** Ours; the partner reports money under it. */
  reference: string;
  amountCentavos: Centavos;
  channel: string;
  /** Where the partner sends the borrower back to. */
  returnUrl: string;
  /** When the borrower asked for it, in milliseconds since 1970. */
  openedAt: number;
  /** Until when the amount is right: the partner is told to take no money under this reference afterwards, where it can be told. */
  closesAt: number;
};

export type CollectionPage = {
  partnerName: string;
  partnerHost: string;
  /** The partner's page to pay on; null where the borrower scans or says a code instead. */
  partnerUrl: string | null;
  /** What a wallet or bank app reads to pay exactly this; null where the channel is not paid by scanning. */
  partnerQrText: string | null;
  /** What the borrower says at a counter; null where the channel has no counter. */
  partnerCode: string | null;
  /** The partner's own id of what was opened; null where it has none. */
  partnerReference: string | null;
  /** When the partner itself stops taking money for it; null where it does not say. */
  closesAt: number | null;
};

/** One payment as the provider has it now. */
export type CollectedPayment = {
  /** The provider's own id of it. Two payments of one request have two. */
  providerPaymentId: string;
  /** Ours, as the provider has it. */
  reference: string;
  outcome: 'success' | 'fail' | 'reversed' | 'pending';
  amountCentavos: Centavos;
  /** When the borrower paid, in milliseconds since 1970; null where the provider does not say. */
  paidAt: number | null;
};

/** Takes borrowers' payments. */
export type CollectionProvider = {
  /** Whose events these are, and who can be asked about payments; null where nobody can. */
  provider: string | null;
  /** The ways to pay that it carries, at least one. No other is offered to a borrower. */
  channels: readonly PaymentChannel[];
  /** Answers null when the channel is down or is none of this provider's; asking twice with one reference is harmless. */
  open: (request: CollectionRequest) => Promise<CollectionPage | null>;
  /**
   * Asks the provider for payments: one by its own id, or those of what was opened. An event is believed only as far as this
   * answer. `provider` is who opened them or told of them, where it may be another one than takes payments now; null is answered
   * where the lender has no account with it. Errors: `Unavailable` where the provider gives no answer.
   */
  findPayments: (by: {
    provider?: string;
    providerPaymentId: string | null;
    partnerReference: string | null;
  }) => Promise<readonly CollectedPayment[] | null>;
};
