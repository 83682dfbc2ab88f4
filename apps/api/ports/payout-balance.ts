import type { Centavos } from '@luwag/loan-engine/money/money';

/** What a payout provider said last that it holds for the lender, and what payouts take of it. */
export type KnownBalance = {
  provider: string;
  balanceCentavos: Centavos;
  askedAt: number;
  /** Payouts that were sent and have no final answer, and those sent since then that were paid: counted as if none were taken off yet. */
  committedCentavos: Centavos;
};

export type PayoutBalance = {
  keep: (provider: string, balanceCentavos: Centavos, atMs: number) => Promise<void>;
  /** Notes that these providers are asked, before one has answered. Forgets what anybody else said, who pays out no more. */
  begin: (providers: readonly string[], atMs: number) => Promise<void>;
  /** Of each provider that answered, in the order of names. */
  current: () => Promise<readonly KnownBalance[]>;
};
