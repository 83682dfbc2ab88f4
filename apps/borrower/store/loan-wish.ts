import type { ProductId } from '@luwag/contract/fields';
import { useHistoryState } from 'wouter/use-browser-location';

/**
 * What a borrower has chosen: amount, term, coupon, and the product where it is not the main one. It travels with the
 * history entry, so that it survives a reload and stays out of the address.
 */
export type LoanWish = {
  productId?: ProductId;
  amountCentavos: number;
  termDays: number;
  couponId?: string;
};

/** What another screen proposes to begin choosing with; nothing of it is chosen yet. */
export type LoanStart = { start: Required<Omit<LoanWish, 'couponId'>> };

export function useLoanWish(): LoanWish | null {
  return readLoanWish(useHistoryState<unknown>());
}

/** The proposal this screen was opened with, if any. */
export function useLoanStart(): LoanWish | null {
  const state = useHistoryState<unknown>();
  return typeof state === 'object' && state !== null && 'start' in state ? readLoanWish(state.start) : null;
}

export function readLoanWish(state: unknown): LoanWish | null {
  if (typeof state !== 'object' || state === null) return null;
  const { productId, amountCentavos, termDays, couponId } = state as Partial<Record<keyof LoanWish, unknown>>;
  const isWish = Number.isSafeInteger(amountCentavos) && Number.isSafeInteger(termDays);
  if (!isWish) return null;
  return {
    ...(productId === 'sub' ? { productId } : {}),
    amountCentavos: Number(amountCentavos),
    termDays: Number(termDays),
    ...(typeof couponId === 'string' ? { couponId } : {}),
  };
}
