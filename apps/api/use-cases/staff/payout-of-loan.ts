import type { PayoutRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { arrivesBy, railFor } from '../figures/payout-rail.ts';
import { hasFinalAnswer } from '../payout/failed-payout.ts';

/* The payout of a loan that a step of staff is about. */

/** A payout of the loan with no final answer. */
export function openPayout(
  payouts: readonly PayoutRow[],
  loanId: string,
  payoutId: string,
): PayoutRow | undefined {
  return payouts.find(
    (row) => row.payoutId === payoutId && row.loanId === loanId && !hasFinalAnswer(row.status),
  );
}

/** Until when a payout with no answer may still arrive (ms): what PESONet clears on a later banking day is on its way until that is over. */
export function stillArrivesUntil(
  { payoutTimes }: Pick<Context, 'payoutTimes'>,
  { requestedAt, attemptedAt, amountCentavos }: PayoutRow,
): number {
  const overdueAt = requestedAt + payoutTimes.overdueMs;
  const rail = railFor(amountCentavos);
  return attemptedAt === null || rail === 'instapay'
    ? overdueAt
    : Math.max(overdueAt, arrivesBy(rail, attemptedAt));
}

/** A payout or refund of the loan that arrived and did not come back. */
export function arrivedPayout(
  payouts: readonly PayoutRow[],
  loanId: string,
  payoutId: string,
): PayoutRow | undefined {
  return payouts.find(
    (row) => row.payoutId === payoutId && row.loanId === loanId && row.status === 'succeeded',
  );
}
