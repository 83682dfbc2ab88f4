import { describe, expect, it } from 'vitest';
import { begun, paidOutLoan, valueOf } from '../../simulation/loan-book.ts';
import { payoffQuote } from '../life/payoff.ts';
import { allocateRepayment } from '../life/repayment.ts';
import { addDays } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { mainProduct } from '../pricing/loan-product.ts';
import { newReloanChain } from './reloan-chain.ts';
import { earliestSendMs, mostLoanable, scheduleNextLoan } from './scheduled-loan.ts';

const hour = 3_600_000;
const toldAtMs = Date.UTC(2026, 11, 21, 10);

const repaidOn = (days: number) => {
  const book = paidOutLoan();
  const on = addDays(begun, days);
  const amountCentavos = valueOf(payoffQuote(book.loan, on)).totalCentavos;
  return book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos, on }))).loan;
};

const next = {
  chain: { ...newReloanChain, isOn: true, consecutiveLoans: 1 },
  product: mainProduct,
  chosenCentavos: centavos(2_000_000),
  termDays: 30,
  limitCentavos: centavos(1_234_567),
  toldAtMs,
};

describe('a scheduled loan', () => {
  it('follows a loan repaid on its due date, with its price, its voucher and a day’s notice', () => {
    const scheduled = valueOf(scheduleNextLoan(repaidOn(30), next));
    expect(scheduled.sendAtMs).toBe(toldAtMs + 24 * hour);
    expect(scheduled.deduction).toEqual({
      voucherCentavos: 7000,
      extraCentavos: 5000,
      totalCentavos: 12_000,
    });
    const { quote } = scheduled;
    expect(quote).toMatchObject({ amountCentavos: 1_230_000, disbursedOn: '2026-12-22', termDays: 30 });
    const fees = quote.serviceFeeCentavos + quote.creditReportFeeCentavos + quote.gstCentavos;
    expect(quote.withheldCentavos).toBe(fees - 12_000);
  });

  it('is for the chosen amount where the limit allows more', () => {
    const chosenCentavos = centavos(300_000);
    expect(valueOf(scheduleNextLoan(repaidOn(12), { ...next, chosenCentavos })).quote.amountCentavos).toBe(
      300_000,
    );
  });

  it('never goes sooner than a day after the borrower was told, whatever the setting', () => {
    expect(earliestSendMs(0, 1)).toBe(24 * hour);
    expect(earliestSendMs(0, 36)).toBe(36 * hour);
    const later = valueOf(scheduleNextLoan(repaidOn(30), { ...next, noticeHours: 48 }));
    expect(later).toMatchObject({ sendAtMs: toldAtMs + 48 * hour, quote: { disbursedOn: '2026-12-23' } });
  });

  it('does not follow a loan repaid late or not at all, nor when Easy Re-loan is off', () => {
    expect(scheduleNextLoan(repaidOn(31), next)).toMatchObject({ code: 'LOAN_REPAID_LATE' });
    const onTime = repaidOn(30);
    const lateOnce = { ...onTime, lateChargeAccruedCentavos: centavos(1) };
    expect(scheduleNextLoan(lateOnce, next)).toMatchObject({ code: 'LOAN_REPAID_LATE' });
    expect(scheduleNextLoan(paidOutLoan().loan, next)).toMatchObject({ code: 'LOAN_NOT_REPAID' });
    expect(scheduleNextLoan(onTime, { ...next, chain: newReloanChain })).toMatchObject({
      code: 'RELOAN_OFF',
    });
  });

  it('is refused where the limit does not reach the smallest loan', () => {
    const limitCentavos = centavos(99_999);
    expect(mostLoanable(mainProduct, limitCentavos)).toBe(0);
    expect(scheduleNextLoan(repaidOn(30), { ...next, limitCentavos })).toMatchObject({
      code: 'AMOUNT_BELOW_MINIMUM',
    });
    expect(mostLoanable(mainProduct, centavos(100_000))).toBe(100_000);
    expect(mostLoanable(mainProduct, centavos(99_000_000))).toBe(8_000_000);
  });
});
