import { useHistoryState } from 'wouter/use-browser-location';

const ways = ['part', 'extend', 'cannot'] as const;
export type WayLedTo = (typeof ways)[number];

/** Which way out of a late loan its card led here for; null after any other visit. */
export function useWayLedTo(): WayLedTo | null {
  const state = useHistoryState<unknown>();
  const wanted = typeof state === 'object' && state !== null && 'opens' in state ? state.opens : null;
  return ways.find((way) => way === wanted) ?? null;
}
