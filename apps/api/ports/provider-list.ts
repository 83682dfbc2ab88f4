import type { Centavos } from '@luwag/loan-engine/money/money';

export type MovementDirection = 'in' | 'out';

/** A payout or a payment as a provider's own list has it. */
export type ListedMovement = {
  direction: MovementDirection;
  /** The provider's own id of it. */
  providerId: string;
  /** Ours, as the provider has it. */
  reference: string;
  amountCentavos: Centavos;
  /** What the provider keeps for it, without VAT; null where the list does not say. */
  feeCentavos: Centavos | null;
  vatCentavos: Centavos | null;
  outcome: 'success' | 'failed' | 'reversed' | 'pending';
  /** When it was paid, or else when it began, in milliseconds since 1970. */
  at: number;
};

/** A provider's own list of what moved on the lender's account. */
export type ProviderList = {
  provider: string;
  directions: readonly MovementDirection[];
  /** The lender takes payments elsewhere by now: those here are compared where it took some before. */
  tookPaymentsBefore?: boolean;
  /**
   * Everything that began from one instant to before another. Errors: `Unavailable` where the provider gives no whole list, since a
   * part of one would look like money that is missing.
   */
  list: (fromMs: number, toMs: number) => Promise<readonly ListedMovement[]>;
};
