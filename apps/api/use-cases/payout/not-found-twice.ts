import type { PayoutRow } from '../../ports/customer-store.ts';
import type { PayoutTimes } from '../../ports/payout-times.ts';

/**
 * A payout of which the provider says that it has no order under its reference. The second such answer that counts puts it
 * back to `requested`, to be sent under the same reference, by which the provider pays it at most once.
 */
export function afterNotFound(
  payout: PayoutRow,
  { quietMs, askAgainMs }: PayoutTimes,
  at: number,
): PayoutRow {
  if (at - (payout.attemptedAt ?? payout.requestedAt) < quietMs) return { ...payout, status: 'unknown' };
  const { notFoundAt } = payout;
  if (notFoundAt === null) return { ...payout, status: 'unknown', notFoundAt: at };
  if (at - notFoundAt < askAgainMs) return { ...payout, status: 'unknown' };
  return { ...payout, status: 'requested', notFoundAt: null };
}
