import { useHistoryState } from 'wouter/use-browser-location';

/** The amount, term and coupon a borrower has chosen. They travel with the history entry, so that they survive a reload and stay out of the address. */
export type LoanWish = { amountCentavos: number; termDays: number; couponId?: string };

export function useLoanWish(): LoanWish | null {
  return readLoanWish(useHistoryState<unknown>());
}

export function readLoanWish(state: unknown): LoanWish | null {
  if (typeof state !== 'object' || state === null) return null;
  const { amountCentavos, termDays, couponId } = state as Partial<Record<keyof LoanWish, unknown>>;
  const isWish = Number.isSafeInteger(amountCentavos) && Number.isSafeInteger(termDays);
  if (!isWish) return null;
  const wish = { amountCentavos: Number(amountCentavos), termDays: Number(termDays) };
  return typeof couponId === 'string' ? { ...wish, couponId } : wish;
}
