import type { PhotoHint } from './photo-quality.ts';

/** For how long, and how many times in a row, the camera has shown a card that is whole, sharp and without glare. */
export type SharpMoment = { sinceMs: number; lastMs: number; looks: number };

export const noMoment: SharpMoment = { sinceMs: 0, lastMs: -Infinity, looks: 0 };

const leastMs = 1_000;
const leastLooks = 3;
/** A longer rest between two looks, as while another page was on show, is a break. */
const longestRestMs = 2_000;

export function afterLook(known: SharpMoment, seen: PhotoHint | null, nowMs: number): SharpMoment {
  if (seen !== 'good') return noMoment;
  const isBroken = known.looks === 0 || nowMs - known.lastMs > longestRestMs;
  return isBroken
    ? { sinceMs: nowMs, lastMs: nowMs, looks: 1 }
    : { ...known, lastMs: nowMs, looks: known.looks + 1 };
}

/** One look says nothing, as a hand is never quite still; from the second on it is said that the photo is about to be taken. */
export function isComing({ looks }: SharpMoment): boolean {
  return looks >= 2;
}

export function isThere({ sinceMs, lastMs, looks }: SharpMoment): boolean {
  return looks >= leastLooks && lastMs - sinceMs >= leastMs;
}
