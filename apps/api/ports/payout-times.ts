/** How long a payout may take before something is done about it, in milliseconds. */
export type PayoutTimes = {
  /** A request may still be on its way for this long after it was sent; "not found" counts only afterwards. */
  quietMs: number;
  /** Two answers "not found" that count lie at least this far apart. */
  askAgainMs: number;
  /** A payout with no final answer for longer than this stands in the queue of staff. */
  overdueMs: number;
};
