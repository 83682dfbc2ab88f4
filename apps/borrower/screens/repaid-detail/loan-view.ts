import { useHistoryState } from 'wouter/use-browser-location';

export const loanViews = ['history', 'papers'] as const;
export type LoanView = (typeof loanViews)[number];

/** What of the loan is read, as the history entry says, so that Back leads out of it; null where it is paid. */
export function useLoanView(): LoanView | null {
  const state = useHistoryState<unknown>();
  const wanted = typeof state === 'object' && state !== null && 'view' in state ? state.view : null;
  return loanViews.find((view) => view === wanted) ?? null;
}
