import { useHistoryState } from 'wouter/use-browser-location';

/** Which loan or payment a screen is about, as the screen before left it with the history entry; null after a visit by address. */
export function useOpaqueId(name: 'loanId' | 'paymentId'): string | null {
  const state = useHistoryState<unknown>();
  if (typeof state !== 'object' || state === null) return null;
  const id = (state as Record<string, unknown>)[name];
  return typeof id === 'string' ? id : null;
}
