// After a loan repaid in full and on time, Easy Re-loan schedules the next one with its whole price, and the money goes a day after the borrower was told, at the earliest.
// Source: rulings 24 and 25; specification point 9 (the default amount is the most that can be borrowed).
import { manilaDateOf } from '../money/local-date.ts';
import { centavos, minCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import type { Loan } from '../loan/loan.ts';
import { isRepaidOnTime } from '../loan/repaid-on-time.ts';
import type { LoanProduct } from '../pricing/loan-product.ts';
import { quote, type Quote, type QuoteRefusal } from '../pricing/quote.ts';
import { accept, refuse, type Result } from '../result.ts';
import {
  nextReloanDeduction,
  specifiedReloanRewards,
  type ReloanChain,
  type ReloanDeduction,
  type ReloanRewards,
} from './reloan-chain.ts';

/** The shortest time from telling the borrower to sending the money. Units: hours. Source: ruling 24. */
export const leastNoticeHours = 24;
const millisecondsPerHour = 3_600_000;

export type ScheduledLoan = {
  /** Priced for the day of sending, the voucher taken off the fees. */
  readonly quote: Quote;
  readonly deduction: ReloanDeduction;
  /** Milliseconds since 1970 UTC. */
  readonly sendAtMs: number;
};

export type ScheduledLoanRefusal = 'RELOAN_OFF' | 'LOAN_NOT_REPAID' | 'LOAN_REPAID_LATE' | QuoteRefusal;

/** The most that can be borrowed of a product within a limit: the last whole step, in centavos; zero where even the least is too much. Errors: none. Source: specification point 9. */
export function mostLoanable(product: LoanProduct, limitCentavos: Centavos): Centavos {
  const { minAmountCentavos, maxAmountCentavos, stepAmountCentavos } = product;
  const most = minCentavos(maxAmountCentavos, limitCentavos);
  if (most < minAmountCentavos) return zeroCentavos;
  return centavos(most - ((most - minAmountCentavos) % stepAmountCentavos));
}

/** The earliest instant at which the money may go, once the borrower was told. Units: milliseconds since 1970 UTC; a shorter setting counts as 24 hours. Errors: none. Source: ruling 24. */
export function earliestSendMs(toldAtMs: number, noticeHours: number = leastNoticeHours): number {
  return toldAtMs + Math.max(noticeHours, leastNoticeHours) * millisecondsPerHour;
}

/**
 * Schedules the next loan after `loan`, as chosen but never more than the limit allows.
 * Units: centavos, days, milliseconds. Errors: RELOAN_OFF, LOAN_NOT_REPAID, LOAN_REPAID_LATE (after its due date, or ever charged for
 * lateness), and every code of `quote`. Source: rulings 24 and 25.
 */
export function scheduleNextLoan(
  loan: Loan,
  next: {
    readonly chain: ReloanChain;
    readonly product: LoanProduct;
    readonly chosenCentavos: Centavos;
    readonly termDays: number;
    readonly limitCentavos: Centavos;
    readonly toldAtMs: number;
    readonly noticeHours?: number;
  },
  rewards: ReloanRewards = specifiedReloanRewards,
): Result<ScheduledLoan, ScheduledLoanRefusal> {
  const { chain, product, chosenCentavos, termDays, limitCentavos } = next;
  if (!chain.isOn) return refuse('RELOAN_OFF');
  if (loan.status !== 'settled') return refuse('LOAN_NOT_REPAID');
  if (!isRepaidOnTime(loan)) return refuse('LOAN_REPAID_LATE');
  const sendAtMs = earliestSendMs(next.toldAtMs, next.noticeHours);
  const deduction = nextReloanDeduction(chain, rewards);
  const priced = quote(product, {
    amountCentavos: minCentavos(chosenCentavos, mostLoanable(product, limitCentavos)),
    termDays,
    disbursedOn: manilaDateOf(sendAtMs),
    couponCentavos: deduction.totalCentavos,
  });
  return priced.ok ? accept({ quote: priced.value, deduction, sendAtMs }) : priced;
}
