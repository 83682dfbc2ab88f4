/** Rows that nobody needs any more once they are past their life; `docs/operations/retention.md` says how long that is. */
export const retainedKinds = [
  'stored-answer',
  'session',
  'staff-session',
  'provider-event',
  'event-delivery',
  'loan-event',
  'text-message',
  'attempt-counter',
] as const;
export type RetainedKind = (typeof retainedKinds)[number];

export type Retention = {
  /**
   * Removes at most `most` rows of a kind whose life is counted from before an instant (ms); returns how many. With a session
   * goes the address for its pushes. Of what providers told, only what was acted on goes, and
   * of deliveries what no longer waits. With an event go its deliveries.
   */
  remove: (kind: RetainedKind, batch: { beforeMs: number; most: number }) => Promise<number>;
};
