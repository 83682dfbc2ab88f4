import { useHistoryState } from 'wouter/use-browser-location';

/** The amount and term a borrower has chosen. It travels with the history entry, so that it survives a reload and stays out of the address. */
export type LoanWish = { amountCentavos: number; termDays: number };

export function useLoanWish(): LoanWish | null {
  return readLoanWish(useHistoryState<unknown>());
}

export function readLoanWish(state: unknown): LoanWish | null {
  if (typeof state !== 'object' || state === null) return null;
  const { amountCentavos, termDays } = state as Partial<Record<keyof LoanWish, unknown>>;
  const isWish = Number.isSafeInteger(amountCentavos) && Number.isSafeInteger(termDays);
  return isWish ? { amountCentavos: Number(amountCentavos), termDays: Number(termDays) } : null;
}
