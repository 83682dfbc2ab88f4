/** A counter of tries: how many it allows in its window. The key is a keyed hash, so that no address is kept. */
export type AttemptCount = { key: Buffer; most: number; windowMs: number };

/** Where a counter stands with the try just counted; its window began at `startedAt`, in milliseconds since 1970. */
export type CountedAttempt = AttemptCount & { attempts: number; startedAt: number };

/** When the last of the counters that are over their limit begins anew, in milliseconds since 1970; null where none is over. */
export function retryAtOf(counted: readonly CountedAttempt[]): number | null {
  const over = counted.filter(({ attempts, most }) => attempts > most);
  return over.length === 0
    ? null
    : Math.max(...over.map(({ startedAt, windowMs: lastsMs }) => startedAt + lastsMs));
}
