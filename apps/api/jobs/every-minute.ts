import type { BackgroundRuns } from '../ports/background-runs.ts';

/** The work of every minute, noting that it gets on: when it begins, so that a long run is no silence, and when it ends. */
export function noted(runs: BackgroundRuns, work: () => Promise<void>): () => Promise<void> {
  return async () => {
    await runs.keep('every-minute');
    await work();
    await runs.keep('every-minute');
  };
}

/** A server that has just started has had no minute yet, so its own age counts where nothing younger is known. */
export function ageOfEveryMinute(runs: BackgroundRuns): () => Promise<number> {
  const startedAt = performance.now();
  return async () => {
    const since = await runs.secondsSince('every-minute');
    return Math.min(since ?? Number.POSITIVE_INFINITY, (performance.now() - startedAt) / 1_000);
  };
}
