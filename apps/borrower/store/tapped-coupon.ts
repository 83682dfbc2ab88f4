import { useHistoryState } from 'wouter/use-browser-location';

/** The coupon this screen was opened with, to begin with instead of the best one; null where there is none. */
export function useTappedCoupon(): string | null {
  const state = useHistoryState<unknown>();
  if (typeof state !== 'object' || state === null || !('couponId' in state)) return null;
  return typeof state.couponId === 'string' ? state.couponId : null;
}
