import type { PhotoHint } from './photo-quality.ts';

/** What the camera says, since when, and what was seen last. */
export type SteadyHint = { shown: PhotoHint | null; sinceMs: number; seen: PhotoHint | null };

export const noHint: SteadyHint = { shown: null, sinceMs: -Infinity, seen: null };

/** Between two changes of what is said: as long as it takes to hear it and to do it. */
const leastMs = 3_000;

/** One frame says nothing, as a hand is never quite still; what two in a row show is said, and then stands for a while. */
export function afterFrame(known: SteadyHint, seen: PhotoHint | null, nowMs: number): SteadyHint {
  const isNew = seen === known.seen && seen !== known.shown && nowMs - known.sinceMs >= leastMs;
  return isNew ? { shown: seen, sinceMs: nowMs, seen } : { ...known, seen };
}
