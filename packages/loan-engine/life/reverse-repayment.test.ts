import { describe, expect, it } from 'vitest';
import { begun, bookedLoan, paidOutLoan, valueOf, type LoanBook } from '../../simulation/loan-book.ts';
import { addDays, type LocalDate } from '../money/local-date.ts';
import { accounts } from '../ledger/accounts.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import { outstandingInAll } from '../loan/schedule.ts';
import { centavos, negateCentavos } from '../money/money.ts';
import { accrueThrough } from './accrual.ts';
import { confirmDisbursement, requestDisbursement } from './disbursement.ts';
import { extendDueDate } from './extend-due-date.ts';
import { agreeRestructure } from './restructure.ts';
import { confirmRefund, requestRefund } from './refund-credit.ts';
import { allocateRepayment } from './repayment.ts';
import { reverseRepayment } from './reverse-repayment.ts';
import { repayValueDated } from './value-dated-repayment.ts';
import { waivableCharges, waiveCharges } from './waive-charges.ts';
import { claimAfterWriteOff, recoverWrittenOff, writeOff } from './write-off.ts';

const day = (count: number) => addDays(begun, count);
const pay = (book: LoanBook, amount: number, on: LocalDate, reference: string) =>
  book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(amount), on, reference })));
const reverse = (book: LoanBook, reference: string, on: LocalDate) =>
  book.keep(valueOf(reverseRepayment(book.loan, { reference, on, entries: book.entries })));
const refusalOf = (book: LoanBook, reference: string, on: LocalDate) =>
  reverseRepayment(book.loan, { reference, on, entries: book.entries });

// A plan of one installment, PHP 5,050.00, missed by a day, of which the late charge is let go as part of payment A.
const overduePlan = (reason: 'price-held' | 'coupon') => {
  const book = paidOutLoan();
  book.keep(valueOf(agreeRestructure(book.loan, { on: day(10), dueOns: [day(40)] })));
  const charges = waivableCharges(accrueThrough(book.loan, day(41)).loan);
  const late = { ...charges, interestCentavos: centavos(0) };
  return book.keep(valueOf(waiveCharges(book.loan, { on: day(41), charges: late, reason, reference: 'A' })));
};

describe('a repayment that is reversed', () => {
  it('leaves the loan as if it had never come, charged through the day', () => {
    const book = paidOutLoan();
    pay(book, 200_000, day(5), 'A');
    reverse(book, 'A', day(12));
    const without = paidOutLoan();
    without.keep(accrueThrough(without.loan, day(12)));
    const { adjustments: _after, ...figures } = book.loan;
    const { adjustments: _before, ...expected } = without.loan;
    expect(figures).toEqual(expected);
  });

  it('is the exact opposite of what it booked, and the charges of the days since are an entry of their own', () => {
    const book = paidOutLoan();
    pay(book, 200_000, day(5), 'A');
    const booked = book.entries.at(-1);
    reverse(book, 'A', day(12));
    const [taken, corrected] = book.entries.slice(-2);
    expect(taken).toMatchObject({ kind: 'repayment-reversed', reference: 'A', businessOn: day(12) });
    const opposite = new Map(
      booked?.postings.map(({ account, amountCentavos }) => [account, negateCentavos(amountCentavos)]),
    );
    expect(new Map(taken?.postings.map(({ account, amountCentavos }) => [account, amountCentavos]))).toEqual(
      opposite,
    );
    expect(corrected).toMatchObject({ kind: 'charges-corrected', reference: 'A' });
  });

  it('opens a loan that it had settled, late charges included', () => {
    const book = paidOutLoan();
    pay(book, 515_000, day(30), 'A');
    expect(book.loan.status).toBe('settled');
    reverse(book, 'A', day(33));
    expect(book.loan).toMatchObject({ status: 'active', settledOn: null, accruedThroughOn: day(33) });
    expect(book.loan.lateChargeAccruedCentavos).toBe(3 * 515);
  });

  it('takes back the extension it bought', () => {
    const book = paidOutLoan();
    const extended = extendDueDate(book.loan, {
      amountCentavos: centavos(6800),
      on: day(29),
      reference: 'X',
    });
    book.keep(valueOf(extended));
    reverse(book, 'X', day(32));
    expect(book.loan).toMatchObject({ dueOn: day(30), extensionCount: 0, customerCreditCentavos: 0 });
    expect(book.loan.lateChargeAccruedCentavos).toBe(2 * 515);
  });

  it('is taken back from the day on which it counted', () => {
    const book = paidOutLoan();
    book.keep(accrueThrough(book.loan, day(35)));
    const dated = { amountCentavos: centavos(515_000), valueOn: day(30), on: day(35), reference: 'V' };
    book.keep(valueOf(repayValueDated(book.loan, dated, book.entries)));
    expect(book.loan.status).toBe('settled');
    reverse(book, 'V', day(36));
    expect(book.loan.lateChargeAccruedCentavos).toBe(6 * 515);
  });

  it('is taken back once, and may be booked again under its number', () => {
    const book = paidOutLoan();
    pay(book, 1000, day(2), 'A');
    reverse(book, 'A', day(3));
    expect(refusalOf(book, 'A', day(3))).toMatchObject({ code: 'PAYMENT_NOT_BOOKED' });
    pay(book, 1000, day(4), 'A');
    reverse(book, 'A', day(5));
    expect(book.loan.interestPaidCentavos).toBe(0);
  });

  it('of a loan written off is lost as well, and a recovery is claimed again', () => {
    const book = paidOutLoan();
    pay(book, 100_000, day(5), 'A');
    book.keep(valueOf(writeOff(book.loan, { on: day(130), leastOverdueDays: 90 })));
    const claim = claimAfterWriteOff(book.loan);
    reverse(book, 'A', day(140));
    expect(claimAfterWriteOff(book.loan)).toBe(claim + 100_000);
    const all = { amountCentavos: claimAfterWriteOff(book.loan), on: day(150), reference: 'R' };
    book.keep(valueOf(recoverWrittenOff(book.loan, all)));
    expect(book.loan).toMatchObject({ status: 'recovered', settledOn: day(150) });
    reverse(book, 'R', day(151));
    expect(book.loan).toMatchObject({ status: 'written-off', settledOn: null });
    expect(claimAfterWriteOff(book.loan)).toBe(claim + 100_000);
  });

  it('in a plan takes the money out and leaves the agreed dates', () => {
    const book = paidOutLoan();
    book.keep(valueOf(agreeRestructure(book.loan, { on: day(10), dueOns: [day(40), day(70)] })));
    const before = book.loan;
    pay(book, 50_000, day(20), 'A');
    reverse(book, 'A', day(21));
    expect(book.loan).toMatchObject({
      schedule: before.schedule,
      principalPaidCentavos: 0,
      status: 'active',
    });
  });

  it('in a plan takes out the money that settled it, and leaves what was let go for its price or by a coupon', () => {
    for (const reason of ['price-held', 'coupon'] as const) {
      const book = overduePlan(reason);
      pay(book, 505_000, day(41), 'A');
      expect(book.loan.status).toBe('settled');
      reverse(book, 'A', day(41));
      expect(book.loan).toMatchObject({
        status: 'active',
        principalPaidCentavos: 0,
        lateChargeAccruedCentavos: 0,
      });
      expect(outstandingInAll(book.loan)).toBe(505_000);
      expect(refusalOf(book, 'A', day(43))).toMatchObject({ code: 'PAYMENT_NOT_BOOKED' });
    }
  });

  it('in a plan takes out the price of an extension from before it, and leaves the agreed dates', () => {
    const book = paidOutLoan();
    const price = { amountCentavos: centavos(6800), on: day(29), reference: 'X' };
    book.keep(valueOf(extendDueDate(book.loan, price)));
    book.keep(valueOf(agreeRestructure(book.loan, { on: day(35), dueOns: [day(60), day(90)] })));
    const { schedule } = book.loan;
    reverse(book, 'X', day(36));
    expect(book.loan).toMatchObject({ schedule, status: 'active' });
    expect(book.balances.get(accounts.collectionsClearing) ?? 0).toBe(0);
    expect(adjustmentsOf(book.loan)).toMatchObject({ extensionInterestCentavos: 0, extensionFeeCentavos: 0 });
  });

  it('of a loan written off takes out the money alone where a price was held or a coupon used', () => {
    for (const reason of ['price-held', 'coupon'] as const) {
      const book = overduePlan(reason);
      pay(book, 100_000, day(41), 'A');
      book.keep(valueOf(writeOff(book.loan, { on: day(140), leastOverdueDays: 90 })));
      const claim = claimAfterWriteOff(book.loan);
      reverse(book, 'A', day(141));
      expect(claimAfterWriteOff(book.loan)).toBe(claim + 100_000);
    }
  });

  it('in a plan takes no more of a charge than is paid there, where days have been counted again since', () => {
    const book = paidOutLoan();
    pay(book, 200_000, day(24), 'A');
    const earlier = { amountCentavos: centavos(200_000), valueOn: day(14), on: day(24), reference: 'B' };
    book.keep(valueOf(repayValueDated(book.loan, earlier, book.entries)));
    book.keep(valueOf(agreeRestructure(book.loan, { on: day(24), dueOns: [day(40), day(70)] })));
    const before = book.loan;
    reverse(book, 'A', day(24));
    expect(before.interestPaidCentavos).toBeLessThan(24 * 500);
    expect(book.loan.interestPaidCentavos).toBe(0);
    expect(book.loan.principalPaidCentavos).toBe(200_000);
  });

  it('of a loan written off takes no more of a charge than is paid there either', () => {
    const book = paidOutLoan();
    pay(book, 200_000, day(24), 'A');
    const earlier = { amountCentavos: centavos(200_000), valueOn: day(14), on: day(24), reference: 'B' };
    book.keep(valueOf(repayValueDated(book.loan, earlier, book.entries)));
    book.keep(valueOf(writeOff(book.loan, { on: day(130), leastOverdueDays: 90 })));
    const claim = claimAfterWriteOff(book.loan);
    reverse(book, 'A', day(140));
    expect(book.loan).toMatchObject({ interestPaidCentavos: 0, principalPaidCentavos: 200_000 });
    expect(claimAfterWriteOff(book.loan)).toBe(claim + 200_000);
  });

  it('of money from before the payout leaves what a refund under way has set aside', () => {
    const book = bookedLoan();
    pay(book, 90_000, day(0), 'A');
    book.keep(valueOf(requestDisbursement(book.loan, begun)));
    book.keep(valueOf(confirmDisbursement(book.loan, begun)));
    pay(book, 600_000, day(0), 'B');
    book.keep(valueOf(requestRefund(book.loan, { amountCentavos: centavos(50_000), on: day(0) })));
    reverse(book, 'A', day(0));
    expect(refusalOf(book, 'B', day(0))).toMatchObject({ code: 'CREDIT_USED_SINCE' });
  });

  it('is for people to decide where its surplus went back to the borrower', () => {
    const book = paidOutLoan();
    pay(book, 600_000, day(5), 'A');
    const amountCentavos = book.loan.customerCreditCentavos;
    book.keep(valueOf(requestRefund(book.loan, { amountCentavos, on: day(6) })));
    expect(refusalOf(book, 'A', day(6))).toMatchObject({ code: 'CREDIT_USED_SINCE' });
    book.keep(valueOf(confirmRefund(book.loan, { on: day(6) })));
    expect(refusalOf(book, 'A', day(7))).toMatchObject({ code: 'CREDIT_USED_SINCE' });
  });
});
