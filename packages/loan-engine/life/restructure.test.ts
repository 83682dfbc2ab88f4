import { describe, expect, it } from 'vitest';
import { begun, paidOutLoan, valueOf } from '../../simulation/loan-book.ts';
import { addDays } from '../money/local-date.ts';
import { addCentavos, centavos } from '../money/money.ts';
import { installmentAmount } from '../pricing/fees-timing.ts';
import { mainProduct } from '../pricing/loan-product.ts';
import { accrueThrough } from './accrual.ts';
import { confirmDisbursement, requestDisbursement } from './disbursement.ts';
import { extendDueDate } from './extend-due-date.ts';
import { agreeRestructure, longestPlanDays } from './restructure.ts';
import { payoffQuote } from './payoff.ts';
import { allocateRepayment } from './repayment.ts';
import { reverseDisbursement } from './reverse-disbursement.ts';
import {
  nextDue,
  openInstallments,
  outstandingLateCharge,
  outstandingPrincipal,
  overdueScheduledAmount,
} from '../loan/schedule.ts';

const day = (count: number) => addDays(begun, count);
const dueOns = [day(60), day(90), day(120)];
const lateProduct = { ...mainProduct, penaltyFeeCentavos: centavos(300) };

// Ten days late, PHP 1,000.00 paid before: PHP 4,150.00 of principal and interest left, and lateness on top.
const planned = () => {
  const book = paidOutLoan({}, lateProduct);
  book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(100_000), on: day(30) })));
  return book.keep(valueOf(agreeRestructure(book.loan, { on: day(40), dueOns })));
};

describe('a restructure', () => {
  it('lets lateness fall away and spreads what is owed evenly, interest first', () => {
    const book = planned();
    expect(valueOf(payoffQuote(book.loan, day(40)))).toMatchObject({
      principalCentavos: 415_000,
      interestCentavos: 0,
      lateChargeCentavos: 0,
      penaltyFeeCentavos: 0,
    });
    expect(book.loan.schedule).toEqual([
      { number: 0, dueOn: day(40), principalCentavos: 85_000, interestCentavos: 15_000 },
      { number: 1, dueOn: day(60), principalCentavos: 138_333, interestCentavos: 0 },
      { number: 2, dueOn: day(90), principalCentavos: 138_333, interestCentavos: 0 },
      { number: 3, dueOn: day(120), principalCentavos: 138_334, interestCentavos: 0 },
    ]);
    expect(book.loan.dueOn).toBe(day(120));
    expect(book.entries.at(-1)).toMatchObject({ kind: 'charges-waived', reference: 'hardship' });
  });

  it('charges nothing while it is kept and ends with the loan settled', () => {
    const book = planned();
    for (const line of book.loan.schedule.slice(1)) {
      const amountCentavos = addCentavos(line.principalCentavos, line.interestCentavos);
      expect(overdueScheduledAmount(book.loan, line.dueOn)).toBe(0);
      book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos, on: line.dueOn })));
    }
    expect(book.loan).toMatchObject({
      status: 'settled',
      customerCreditCentavos: 0,
      lateChargeAccruedCentavos: 0,
    });
  });

  it('before the due date stops interest and carries what accrued in the first installments', () => {
    const book = paidOutLoan();
    book.keep(valueOf(agreeRestructure(book.loan, { on: day(10), dueOns: [day(40), day(70)] })));
    expect(book.loan.schedule).toEqual([
      { number: 1, dueOn: day(40), principalCentavos: 247_500, interestCentavos: 5000 },
      { number: 2, dueOn: day(70), principalCentavos: 252_500, interestCentavos: 0 },
    ]);
    book.keep(accrueThrough(book.loan, day(35)));
    expect(book.loan.interestAccruedCentavos).toBe(5000);
    expect(book.loan.terms).toEqual(paidOutLoan().loan.terms);
  });

  it('keeps the amount and date of each installment when some of one is paid early', () => {
    const book = paidOutLoan({ termDays: 180 });
    const twelve = Array.from({ length: 12 }, (_, index) => day(220 + index * 30));
    book.keep(valueOf(agreeRestructure(book.loan, { on: day(190), dueOns: twelve })));
    const { schedule } = book.loan;
    book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(10_000), on: day(193) })));
    expect(book.loan.schedule).toEqual(schedule);
    const left = openInstallments(book.loan).map(installmentAmount);
    const [first = 0, ...later] = schedule.map(installmentAmount);
    expect(left).toEqual([first - 10_000, ...later]);
    expect(nextDue(book.loan)).toMatchObject({ number: 1, dueOn: twelve[0] });
  });

  it('broken, charges lateness on what was missed from then on, and nothing for the days before', () => {
    const book = planned();
    book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(138_333), on: day(60) })));
    book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(138_333), on: day(90) })));
    book.keep(accrueThrough(book.loan, day(122)));
    expect(overdueScheduledAmount(book.loan, day(122))).toBe(138_334);
    expect(outstandingLateCharge(book.loan)).toBe(138 * 2);
    expect(outstandingPrincipal(book.loan)).toBe(138_334);
  });

  it('broken by its first installment is late for that one alone', () => {
    const book = planned();
    book.keep(accrueThrough(book.loan, day(62)));
    expect(overdueScheduledAmount(book.loan, day(62))).toBe(138_333);
    expect(outstandingLateCharge(book.loan)).toBe(138 * 2);
    expect(book.loan.interestAccruedCentavos).toBe(15_000);
  });

  it('is undone with the loan when the bank sends the payout back, an extension before it too', () => {
    const book = paidOutLoan();
    book.keep(valueOf(extendDueDate(book.loan, { amountCentavos: centavos(6800), on: day(28) })));
    book.keep(valueOf(agreeRestructure(book.loan, { on: day(29), dueOns })));
    book.keep(valueOf(reverseDisbursement(book.loan, day(30))));
    book.keep(valueOf(requestDisbursement(book.loan, day(31))));
    book.keep(valueOf(confirmDisbursement(book.loan, day(31))));
    expect(book.loan).toMatchObject({ dueOn: day(61), terms: paidOutLoan().loan.terms });
    expect(book.loan.schedule).toEqual([
      { number: 1, dueOn: day(61), principalCentavos: 500_000, interestCentavos: 15_000 },
    ]);
  });

  it('is refused twice, without dates, with dates out of order or past, for too long, and on a loan that ended', () => {
    const book = planned();
    const again = { on: day(41), dueOns };
    expect(agreeRestructure(book.loan, again)).toMatchObject({ code: 'PLAN_ALREADY_AGREED' });
    expect(extendDueDate(book.loan, { amountCentavos: centavos(9000), on: day(41) })).toMatchObject({
      code: 'PLAN_AGREED',
    });
    const { loan } = paidOutLoan();
    const ask = (...dates: readonly (typeof begun)[]) =>
      agreeRestructure(loan, { on: day(5), dueOns: dates });
    expect(ask()).toMatchObject({ code: 'PLAN_DATES_INVALID' });
    expect(ask(day(5))).toMatchObject({ code: 'PLAN_DATES_INVALID' });
    expect(ask(day(40), day(40))).toMatchObject({ code: 'PLAN_DATES_INVALID' });
    expect(ask(day(6 + longestPlanDays))).toMatchObject({ code: 'PLAN_TOO_LONG' });
    expect(ask(day(5 + longestPlanDays)).ok).toBe(true);
    const accrued = accrueThrough(loan, day(6)).loan;
    expect(agreeRestructure(accrued, { on: day(5), dueOns })).toMatchObject({ code: 'DATE_BEFORE_ACCRUAL' });
    const ended = { ...loan, status: 'settled' as const };
    expect(agreeRestructure(ended, { on: day(5), dueOns })).toMatchObject({ code: 'LOAN_NOT_ACTIVE' });
    const almost = { ...loan, principalPaidCentavos: centavos(499_999), interestPaidCentavos: centavos(0) };
    const dates = Array.from({ length: 20 }, (_, index) => day(10 + index));
    const waived = { ...almost, terms: { ...loan.terms, dailyInterestPpm: mainProduct.dailyInterestPpm } };
    expect(agreeRestructure(waived, { on: day(5), dueOns: dates })).toMatchObject({
      code: 'PLAN_INSTALLMENTS_TOO_MANY',
    });
  });
});
