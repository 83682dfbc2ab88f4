import type { PayoutHold } from './customer-store.ts';

export type WaitingPayout = { customerId: string; payoutId: string };
export type HeldPayouts = {
  heldFor: PayoutHold;
  heldUntil: number | null;
  count: number;
  amountCentavos: number;
};
export type QueuedLoan = { customerId: string; loanId: string };

/** What is not clear about money on its way out, over all customers. Reads only. */
export type PayoutQueue = {
  /** Payouts with no final answer that were asked for before an instant: how many, and the oldest of them. */
  waiting: (
    askedForBeforeMs: number,
    most: number,
  ) => Promise<{ count: number; oldest: readonly WaitingPayout[] }>;
  /** Payouts that were asked for and are held, by what holds them, the earliest end where it is known. */
  held: () => Promise<readonly HeldPayouts[]>;
  /** Loans of which a payout was paid after it had failed, and nobody has settled it: how many, and some of them. */
  inQuestion: (most: number) => Promise<{ count: number; loans: readonly QueuedLoan[] }>;
  /** Loans with credit whose last refund did not arrive or came back, the earliest first: how many, and some of them. */
  failedRefunds: (most: number) => Promise<{ count: number; loans: readonly QueuedLoan[] }>;
};
