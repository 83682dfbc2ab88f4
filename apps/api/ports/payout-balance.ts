import type { Centavos } from '@luwag/loan-engine/money/money';

/** What the payout provider said last that it holds for the lender, and what payouts take of it. */
export type KnownBalance = {
  balanceCentavos: Centavos;
  askedAt: number;
  /** Payouts that were sent and have no final answer, and those sent since then that were paid: counted as if none were taken off yet. */
  committedCentavos: Centavos;
};

export type PayoutBalance = {
  keep: (balanceCentavos: Centavos, atMs: number) => Promise<void>;
  /** Null before the provider was first asked. */
  current: () => Promise<KnownBalance | null>;
};
