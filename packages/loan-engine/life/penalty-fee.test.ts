import { describe, expect, it } from 'vitest';
import type { LoanBook } from '../../simulation/loan-book.ts';
import { begun, paidOutLoan, valueOf } from '../../simulation/loan-book.ts';
import { addDays } from '../money/local-date.ts';
import { centavos, zeroCentavos } from '../money/money.ts';
import { mainProduct, subProduct } from '../pricing/loan-product.ts';
import { accrueThrough } from './accrual.ts';
import { extendDueDate } from './extend-due-date.ts';
import { holdPrice } from './hold-price.ts';
import { agreeRestructure } from './restructure.ts';
import { allocateRepayment } from './repayment.ts';
import { reverseRepayment } from './reverse-repayment.ts';
import { overdueScheduledAmount } from '../loan/schedule.ts';
import { repayValueDated } from './value-dated-repayment.ts';
import { waiveCharges } from './waive-charges.ts';

const day = (count: number) => addDays(begun, count);
const feeCentavos = centavos(100);

const accrue = (book: LoanBook, count: number) => book.keep(accrueThrough(book.loan, day(count)));

const pay = (book: LoanBook, amount: number, count: number, reference: string) =>
  book.keep(
    valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(amount), on: day(count), reference })),
  );

const waiveFee = (book: LoanBook, amount: number, count: number) => {
  const charges = {
    interestCentavos: zeroCentavos,
    lateChargeCentavos: zeroCentavos,
    penaltyFeeCentavos: centavos(amount),
    feeCentavos: zeroCentavos,
  };
  return book.keep(valueOf(waiveCharges(book.loan, { on: day(count), charges, reason: 'goodwill' })));
};

const takeBack = (book: LoanBook, reference: string, count: number) =>
  book.keep(valueOf(reverseRepayment(book.loan, { reference, on: day(count), entries: book.entries })));

const extend = (book: LoanBook) => {
  const payment = { amountCentavos: centavos(6800), on: day(33), reference: 'extension' };
  return book.keep(valueOf(extendDueDate(book.loan, payment)));
};

// PHP 6,000 in three installments, the first of which is PHP 2,180.00 and late for a day: PHP 2.18 of late charge and the fee.
const lateInstallment = () =>
  accrue(
    paidOutLoan(
      { amountCentavos: centavos(600_000), termDays: 90 },
      { ...subProduct, penaltyFeeCentavos: feeCentavos },
    ),
    31,
  );

// PHP 5,000 in one payment, due on day 30.
const oneLatePayment = () => accrue(paidOutLoan({}, { ...mainProduct, penaltyFeeCentavos: feeCentavos }), 31);

describe('a penalty fee that was waived', () => {
  it('is not charged again when the next installment is late', () => {
    const book = lateInstallment();
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(feeCentavos);
    waiveFee(book, feeCentavos, 31);
    pay(book, 218_218, 31, 'A');
    expect(overdueScheduledAmount(book.loan, day(31))).toBe(0);
    accrue(book, 61);
    expect(overdueScheduledAmount(book.loan, day(61))).toBe(212_000);
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(0);
  });

  it('in part costs no more than what is left of it', () => {
    const book = lateInstallment();
    waiveFee(book, 60, 31);
    pay(book, 218_218 + 40, 31, 'A');
    accrue(book, 61);
    expect(book.loan).toMatchObject({ penaltyFeeAccruedCentavos: 40, penaltyFeePaidCentavos: 40 });
  });

  it('in part and then the rest is not charged again either', () => {
    const book = lateInstallment();
    waiveFee(book, 60, 31);
    waiveFee(book, 40, 32);
    expect(book.loan.adjustments).toMatchObject({ waivedPenaltyFeeCentavos: feeCentavos });
    pay(book, 218_218 + 218, 32, 'A');
    accrue(book, 61);
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(0);
  });

  it('because a price shown before midnight was held is not charged again', () => {
    const book = lateInstallment();
    const held = { shortCentavos: centavos(318), on: day(31), reference: 'A' };
    book.keep(valueOf(holdPrice(book.loan, held)));
    pay(book, 218_000, 31, 'A');
    accrue(book, 61);
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(0);
    // Without that payment the first installment stays late, which is charged as it was on its day.
    takeBack(book, 'A', 61);
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(feeCentavos);
  });

  it('is not charged again when a payment after it is taken back', () => {
    const book = lateInstallment();
    waiveFee(book, feeCentavos, 31);
    pay(book, 218_218, 31, 'A');
    accrue(book, 61);
    takeBack(book, 'A', 61);
    accrue(book, 91);
    expect(overdueScheduledAmount(book.loan, day(91))).toBe(636_000);
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(0);
  });

  it('is not charged again where money counts from an earlier day', () => {
    const book = lateInstallment();
    waiveFee(book, feeCentavos, 31);
    pay(book, 218_218, 31, 'A');
    accrue(book, 61);
    const late = { amountCentavos: centavos(10_000), valueOn: day(40), on: day(61), reference: 'B' };
    book.keep(valueOf(repayValueDated(book.loan, late, book.entries)));
    accrue(book, 91);
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(0);
  });
});

describe('a penalty fee and a hardship plan', () => {
  const dueOns = [day(60), day(90), day(120)];

  it('that let it go: a missed payment of the plan does not bring it back, nor does one that is taken back', () => {
    const book = oneLatePayment();
    book.keep(valueOf(agreeRestructure(book.loan, { on: day(31), dueOns })));
    const { principalCentavos = 0, interestCentavos = 0 } = book.loan.schedule[0] ?? {};
    pay(book, principalCentavos + interestCentavos, 60, 'A');
    accrue(book, 92);
    expect(book.loan.lateChargeAccruedCentavos).toBeGreaterThan(0);
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(0);
    takeBack(book, 'A', 93);
    accrue(book, 122);
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(0);
  });

  it('that was agreed before the loan was ever late: its first missed payment costs the fee once', () => {
    const book = paidOutLoan({}, { ...mainProduct, penaltyFeeCentavos: feeCentavos });
    book.keep(valueOf(agreeRestructure(book.loan, { on: day(10), dueOns })));
    accrue(book, 61);
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(feeCentavos);
    accrue(book, 121);
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(feeCentavos);
  });
});

describe('a penalty fee and an extension', () => {
  it('whose days make the lateness fall away: a loan late again costs it again, whether the first stood or was waived', () => {
    for (const waivedCentavos of [0, 60, feeCentavos]) {
      const book = oneLatePayment();
      if (waivedCentavos > 0) waiveFee(book, waivedCentavos, 32);
      extend(book);
      expect(book.loan.adjustments).not.toHaveProperty('waivedPenaltyFeeCentavos');
      accrue(book, 40);
      expect(book.loan.penaltyFeeAccruedCentavos).toBe(feeCentavos);
    }
  });

  it('whose money did not stay: what was waived before it stays waived', () => {
    const book = oneLatePayment();
    waiveFee(book, feeCentavos, 32);
    extend(book);
    takeBack(book, 'extension', 34);
    accrue(book, 45);
    expect(book.loan).toMatchObject({ dueOn: day(30), penaltyFeeAccruedCentavos: 0 });
  });
});
