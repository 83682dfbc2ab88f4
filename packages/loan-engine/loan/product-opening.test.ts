import { describe, expect, it } from 'vitest';
import { begun, paidOutLoan, valueOf } from '../../simulation/loan-book.ts';
import type { Loan } from './loan.ts';
import { payoffQuote } from '../life/payoff.ts';
import { allocateRepayment } from '../life/repayment.ts';
import { agreeRestructure } from '../life/restructure.ts';
import { addDays } from '../money/local-date.ts';
import { mainProduct, subProduct } from '../pricing/loan-product.ts';
import { checkProductOpening } from './product-opening.ts';

/** A loan of thirty days, paid in full so many days after it began. */
function paidAfter(days: number): Loan {
  const book = paidOutLoan();
  const on = addDays(begun, days);
  const { totalCentavos } = valueOf(payoffQuote(book.loan, on));
  return book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: totalCentavos, on }))).loan;
}

const missing = { code: 'PRODUCT_NEEDS_ON_TIME_LOAN', detail: { needed: 1, onTime: 0 } };

describe('the second product', () => {
  it('opens after one loan repaid on time, on the due date at the latest', () => {
    expect(checkProductOpening(subProduct, [paidAfter(3)])).toEqual({ ok: true, value: 'open' });
    expect(checkProductOpening(subProduct, [paidAfter(30)])).toEqual({ ok: true, value: 'open' });
  });

  it('stays open after a later loan was late', () => {
    expect(checkProductOpening(subProduct, [paidAfter(31), paidAfter(30)]).ok).toBe(true);
  });

  it('is closed to a borrower who has borrowed nothing, still owes, paid late or gave the loan back', () => {
    const cancelled: Loan = { ...paidOutLoan().loan, status: 'cancelled' };
    for (const loans of [[], [paidOutLoan().loan], [paidAfter(31)], [cancelled]]) {
      expect(checkProductOpening(subProduct, loans)).toMatchObject(missing);
    }
  });

  it('does not count a loan as on time that was paid by the dates of a plan', () => {
    const book = paidOutLoan();
    const dueOns = [90, 120].map((days) => addDays(begun, days));
    book.keep(valueOf(agreeRestructure(book.loan, { on: addDays(begun, 60), dueOns })));
    const on = addDays(begun, 80);
    const { totalCentavos } = valueOf(payoffQuote(book.loan, on));
    const paid = book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: totalCentavos, on }))).loan;
    expect(paid).toMatchObject({ status: 'settled', settledOn: on });
    expect(checkProductOpening(subProduct, [paid])).toMatchObject(missing);
  });

  it('does not count a loan as on time that was charged for lateness before its last due date', () => {
    const { loan } = paidOutLoan({ termDays: 90 }, subProduct);
    const late = valueOf(
      allocateRepayment(loan, { amountCentavos: loan.principalCentavos, on: addDays(begun, 35) }),
    ).loan;
    const on = addDays(begun, 60);
    const { totalCentavos } = valueOf(payoffQuote(late, on));
    const paid = valueOf(allocateRepayment(late, { amountCentavos: totalCentavos, on })).loan;
    expect(paid).toMatchObject({ status: 'settled', settledOn: on });
    expect(checkProductOpening(subProduct, [paid])).toMatchObject(missing);
  });
});

describe('the main product', () => {
  it('is open to a borrower who has borrowed nothing', () => {
    expect(checkProductOpening(mainProduct, [])).toEqual({ ok: true, value: 'open' });
  });
});
