/** How long a payout may take before something is done about it, in milliseconds. */
export type PayoutTimes = {
  /** A request may still be on its way for this long after it was sent; "not found" counts only afterwards. */
  quietMs: number;
  /** Two answers "not found" that count lie at least this far apart. */
  askAgainMs: number;
  /** A payout with no final answer for longer than this stands in the queue of staff. */
  overdueMs: number;
};

const minuteMs = 60_000;

/** The times that hold unless the lender's settings name others. */
export const defaultPayoutTimes: PayoutTimes = {
  quietMs: 15 * minuteMs,
  askAgainMs: 5 * minuteMs,
  overdueMs: 120 * minuteMs,
};
