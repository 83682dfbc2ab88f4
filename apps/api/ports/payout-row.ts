import type { Centavos } from '@luwag/loan-engine/money/money';

/** 'maintenance': staff have its clearing closed. 'balance': the provider has less left than it takes. 'locked': its owner's account is. */
export type PayoutHold = 'maintenance' | 'balance' | 'locked';

export type PayoutRow = {
  customerId: string;
  payoutId: string;
  loanId: string;
  reference: string;
  /** Who was asked to pay it, fixed before the first call; null until then. */
  provider: string | null;
  /** A loan's money on its way to the borrower, or the borrower's own on its way back. */
  purpose: 'disbursement' | 'refund';
  status: 'requested' | 'sending' | 'succeeded' | 'failed' | 'unknown';
  amountCentavos: Centavos;
  accountSealed: Buffer;
  accountMasked: string;
  institutionCode: string;
  institution: string;
  requestedAt: number;
  attemptedAt: number | null;
  completedAt: number | null;
  providerReference: string | null;
  failureCode: string | null;
  /** When the provider was last asked what became of it. */
  askedAt: number | null;
  /**
   * Since when the provider has said, after a quiet period, that it has no such order. Of one that is not sent, while payouts are
   * held: when it was asked last and nobody had an order.
   */
  notFoundAt: number | null;
  /** Why it is not sent yet; null where nothing holds it. */
  heldFor: PayoutHold | null;
  /** Until when, where that is known. */
  heldUntilAt: number | null;
};
