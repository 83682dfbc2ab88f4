import type { PayoutRow } from '../../ports/customer-store.ts';

/** A request may still be on its way for this long after it was sent; "not found" counts only afterwards. */
const quietMs = 15 * 60_000;
/** The two answers that count lie at least this far apart. */
const betweenAnswersMs = 5 * 60_000;

/**
 * A payout of which the provider says that it has no order under its reference. The second such answer that counts puts it
 * back to `requested`, to be sent under the same reference, by which the provider pays it at most once.
 */
export function afterNotFound(payout: PayoutRow, at: number): PayoutRow {
  if (at - (payout.attemptedAt ?? payout.requestedAt) < quietMs) return { ...payout, status: 'unknown' };
  const { notFoundAt } = payout;
  if (notFoundAt === null) return { ...payout, status: 'unknown', notFoundAt: at };
  if (at - notFoundAt < betweenAnswersMs) return { ...payout, status: 'unknown' };
  return { ...payout, status: 'requested', notFoundAt: null };
}
