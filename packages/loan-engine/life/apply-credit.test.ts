import { describe, expect, it } from 'vitest';
import { begun, paidOutLoan, valueOf } from '../../simulation/loan-book.ts';
import { addDays } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { accrueThrough } from './accrual.ts';
import { extendDueDate } from './extend-due-date.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import { payoffQuote } from './payoff.ts';
import { requestRefund } from './refund-credit.ts';

const day = (count: number) => addDays(begun, count);

/** A loan of PHP 5,000 that owes PHP 5,150 on day 38, of which PHP 500 is held as credit. */
function withCredit() {
  const book = paidOutLoan();
  const paid = { amountCentavos: centavos(6800 + 50_000), on: day(30), reference: 'X' };
  book.keep(valueOf(extendDueDate(book.loan, paid)));
  expect(book.loan).toMatchObject({ dueOn: day(38), customerCreditCentavos: 50_000 });
  return book;
}

describe('customer credit', () => {
  it('pays what falls due on the due date and not before', () => {
    const book = withCredit();
    book.keep(accrueThrough(book.loan, day(37)));
    expect(book.loan.customerCreditCentavos).toBe(50_000);
    book.keep(accrueThrough(book.loan, day(38)));
    expect(book.loan).toMatchObject({ customerCreditCentavos: 0, status: 'active' });
    expect(book.entries.at(-1)).toMatchObject({ kind: 'credit-applied', businessOn: day(38) });
  });

  it('leaves a late charge on the rest alone', () => {
    const book = withCredit();
    book.keep(accrueThrough(book.loan, day(41)));
    // PHP 5,150 due less PHP 500 held is PHP 4,650; 0.1 % a day is PHP 4.65.
    expect(book.loan.lateChargeAccruedCentavos).toBe(3 * 465);
  });

  it('settles the loan on the due date where it covers all that is due', () => {
    const book = paidOutLoan();
    const paid = { amountCentavos: centavos(6800 + 515_000), on: day(30), reference: 'X' };
    book.keep(valueOf(extendDueDate(book.loan, paid)));
    book.keep(accrueThrough(book.loan, day(50)));
    expect(book.loan).toMatchObject({
      status: 'settled',
      settledOn: day(38),
      lateChargeAccruedCentavos: 0,
      customerCreditCentavos: 0,
    });
    expect(book.events.map(({ kind }) => kind)).toContain('loan-settled');
  });

  it('stays untouched once the borrower asked for it back, and while a refund is on its way', () => {
    const asked = withCredit();
    const adjustments = { ...adjustmentsOf(asked.loan), refundAskedOn: day(37) };
    expect(accrueThrough({ ...asked.loan, adjustments }, day(41)).loan.customerCreditCentavos).toBe(50_000);
    const sent = withCredit();
    sent.keep(valueOf(requestRefund(sent.loan, { amountCentavos: centavos(50_000), on: day(31) })));
    expect(accrueThrough(sent.loan, day(41)).loan.customerCreditCentavos).toBe(50_000);
  });

  it('lowers the payoff that is shown on the due date', () => {
    const { loan } = withCredit();
    expect(valueOf(payoffQuote(loan, day(37))).totalCentavos).toBe(515_000);
    expect(valueOf(payoffQuote(loan, day(38))).totalCentavos).toBe(465_000);
  });
});
