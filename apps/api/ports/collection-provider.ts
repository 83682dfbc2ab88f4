import type { Centavos } from '@luwag/loan-engine/money/money';

export type CollectionRequest = {
  /** Ours; the partner reports money under it. */
  reference: string;
  amountCentavos: Centavos;
  channel: string;
  /** Where the partner sends the borrower back to. */
  returnUrl: string;
};

export type CollectionPage = {
  partnerName: string;
  partnerHost: string;
  partnerUrl: string;
  /** What a wallet or bank app reads to pay exactly this; null where the channel is not paid by scanning. */
  partnerQrText: string | null;
};

/** Takes borrowers' payments. `open` answers null when the channel is down; asking twice with one reference is harmless. */
export type CollectionProvider = { open: (request: CollectionRequest) => Promise<CollectionPage | null> };
