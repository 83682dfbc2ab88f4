import { describe, expect, it } from 'vitest';
import { begun, paidOutLoan, valueOf, type LoanBook } from '../../simulation/loan-book.ts';
import { withOpening } from '../loan/brought-over.ts';
import type { Loan } from '../loan/loan.ts';
import { nextDue, outstandingLateCharge, outstandingPenaltyFee } from '../loan/schedule.ts';
import { addDays, type LocalDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { mainProduct } from '../pricing/loan-product.ts';
import { accrueThrough } from './accrual.ts';
import { extendDueDate } from './extend-due-date.ts';
import { agreeRestructure } from './restructure.ts';
import { allocateRepayment } from './repayment.ts';
import { reverseRepayment } from './reverse-repayment.ts';
import { repayValueDated } from './value-dated-repayment.ts';
import { waivableCharges, waiveCharges } from './waive-charges.ts';

const day = (count: number) => addDays(begun, count);
const lateProduct = { ...mainProduct, penaltyFeeCentavos: centavos(300) };
const dueOns = [day(60), day(90), day(120)];
// A third of PHP 5,150.00, of which the last payment takes two centavos more.
const share = 171_666;

const agree = (book: LoanBook) => book.keep(valueOf(agreeRestructure(book.loan, { on: day(40), dueOns })));
const planned = () => agree(paidOutLoan({}, lateProduct));
const pay = (book: LoanBook, amount: number, on: LocalDate, reference = 'A') =>
  book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(amount), on, reference })));
const report = (book: LoanBook, amount: number, valueOn: LocalDate, on: LocalDate) => {
  const dated = { amountCentavos: centavos(amount), valueOn, on, reference: 'late' };
  return repayValueDated(book.loan, dated, book.entries);
};
const payDated = (book: LoanBook, amount: number, valueOn: LocalDate, on: LocalDate) =>
  book.keep(valueOf(report(book, amount, valueOn, on)));

// What is remembered about the booking itself is left out: two lives are equal when all figures are.
const figuresOf = ({ adjustments, ...loan }: Loan) => ({ ...loan, waived: adjustments?.waivedCentavos ?? 0 });

describe('money on a loan with a plan that is reported late', () => {
  it('counts on the day it was paid, so that what lateness charged since falls away', () => {
    const [late, known] = [planned(), planned()];
    late.keep(accrueThrough(late.loan, day(63)));
    expect(outstandingLateCharge(late.loan)).toBe(3 * 171);
    payDated(late, share, day(60), day(63));
    pay(known, share, day(60));
    expect(late.loan).toEqual(accrueThrough(known.loan, day(63)).loan);
    expect(late.entries.at(-2)).toMatchObject({ kind: 'repayment-received', valueOn: day(60) });
    expect(late.entries.at(-1)).toMatchObject({ kind: 'charges-corrected', businessOn: day(63) });
  });

  it('takes back the penalty fee for a first lateness that there was not', () => {
    const book = paidOutLoan({}, lateProduct);
    book.keep(valueOf(agreeRestructure(book.loan, { on: day(20), dueOns })));
    book.keep(accrueThrough(book.loan, day(63)));
    expect(outstandingPenaltyFee(book.loan)).toBeGreaterThan(0);
    payDated(book, 200_000, day(60), day(63));
    expect(book.loan).toMatchObject({ lateChargeAccruedCentavos: 0, penaltyFeeAccruedCentavos: 0 });
  });

  it('is followed by what was paid and waived since', () => {
    const [late, known] = [planned(), planned()];
    pay(late, share, day(65));
    pay(late, 50_000, day(92));
    const charges = waivableCharges(accrueThrough(late.loan, day(95)).loan);
    late.keep(valueOf(waiveCharges(late.loan, { on: day(95), charges, reason: 'goodwill' })));
    payDated(late, share, day(58), day(96));
    late.keep(accrueThrough(late.loan, day(96)));
    pay(known, share, day(58));
    pay(known, share, day(65));
    pay(known, 50_000, day(92));
    expect(figuresOf(late.loan)).toEqual(figuresOf(accrueThrough(known.loan, day(96)).loan));
  });

  it('settles the loan on the day of its last payment', () => {
    const book = planned();
    pay(book, share * 2, day(60));
    payDated(book, share + 2, day(120), day(124));
    expect(book.loan).toMatchObject({ status: 'settled', settledOn: day(120), customerCreditCentavos: 0 });
  });

  it('and was paid before the plan pays the plan as it was agreed', () => {
    const book = planned();
    const { schedule } = book.loan;
    book.keep(accrueThrough(book.loan, day(62)));
    payDated(book, share, day(35), day(62));
    expect(book.loan.schedule).toEqual(schedule);
    expect(nextDue(book.loan)).toMatchObject({ dueOn: dueOns[1] });
    expect(outstandingLateCharge(book.loan)).toBe(0);
  });

  it('counts beside what was paid on the day of the plan, before it and after it', () => {
    const book = paidOutLoan({}, lateProduct);
    pay(book, 20_000, day(40));
    agree(book);
    pay(book, 30_000, day(40), 'B');
    const { schedule } = book.loan;
    book.keep(accrueThrough(book.loan, day(62)));
    payDated(book, share, day(60), day(62));
    expect(book.loan.schedule).toEqual(schedule);
    expect(book.loan.lateChargeAccruedCentavos).toBe(10 * 515);
  });

  it('counts on a loan that was extended before, and on one brought over with its plan', () => {
    const extended = paidOutLoan({}, lateProduct);
    const price = { amountCentavos: centavos(6800), on: day(29) };
    extended.keep(valueOf(extendDueDate(extended.loan, price)));
    agree(extended);
    extended.keep(accrueThrough(extended.loan, day(63)));
    payDated(extended, 200_000, day(60), day(63));
    expect(extended.loan.lateChargeAccruedCentavos).toBe(0);
    const there = planned();
    const known = there.loan;
    const opened = withOpening(known, day(41));
    const overdue = accrueThrough(opened, day(63));
    const dated = { amountCentavos: centavos(share), valueOn: day(60), on: day(63) };
    const answer = valueOf(repayValueDated(overdue.loan, dated, overdue.entries));
    expect(answer.loan.lateChargeAccruedCentavos).toBe(0);
  });

  it('and settled the loan before days that were charged is taken back without charging a day twice', () => {
    const book = planned();
    pay(book, share * 2, day(60));
    book.keep(accrueThrough(book.loan, day(124)));
    payDated(book, share + 2, day(120), day(124));
    book.keep(
      valueOf(reverseRepayment(book.loan, { reference: 'late', on: day(126), entries: book.entries })),
    );
    book.keep(accrueThrough(book.loan, day(128)));
    const charged = book.entries.filter(({ kind }) => kind === 'late-charge-accrued');
    const days = charged.map(({ businessOn }) => businessOn);
    expect(days).toEqual([...new Set(days)]);
    expect(outstandingLateCharge(book.loan)).toBe(8 * 171);
  });

  it('is refused once a payment was taken back, since a reversal in a plan takes out only the money', () => {
    const book = planned();
    pay(book, share, day(60));
    book.keep(accrueThrough(book.loan, day(63)));
    book.keep(valueOf(reverseRepayment(book.loan, { reference: 'A', on: day(63), entries: book.entries })));
    expect(report(book, share, day(61), day(64))).toMatchObject({ code: 'VALUE_DATE_CONFLICT' });
  });
});
