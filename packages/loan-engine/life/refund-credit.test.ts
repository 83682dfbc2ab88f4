import { describe, expect, it } from 'vitest';
import { begun, bookedLoan, paidOutLoan, valueOf } from '../../simulation/loan-book.ts';
import { transferPhases } from '../ledger/posting.ts';
import { addDays } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { accrueThrough } from './accrual.ts';
import { confirmDisbursement, requestDisbursement } from './disbursement.ts';
import { payoffQuote } from './payoff.ts';
import { confirmRefund, failRefund, refundInFlight, requestRefund } from './refund-credit.ts';
import { allocateRepayment } from './repayment.ts';

const on = addDays(begun, 10);

// Settled on the tenth day with PHP 20.00 too much.
const overpaid = () => {
  const book = paidOutLoan();
  const owed = valueOf(payoffQuote(book.loan, on)).totalCentavos;
  return book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(owed + 2000), on })));
};

describe('a refund of customer credit', () => {
  it('is pending with the credit still owed, then posted, and the credit is gone', () => {
    const book = overpaid();
    book.keep(valueOf(requestRefund(book.loan, { amountCentavos: centavos(2000), on, reference: 'r-1' })));
    expect(book.loan).toMatchObject({ status: 'settled', customerCreditCentavos: 2000 });
    expect(refundInFlight(book.loan)).toBe(2000);
    expect(book.balances.get('1300')).toBe(2000);
    book.keep(valueOf(confirmRefund(book.loan, { on, reference: 'r-1' })));
    expect(book.loan.customerCreditCentavos).toBe(0);
    expect(book.balances.get('1300')).toBe(0);
    expect(book.entries.slice(-2).map((entry) => transferPhases[entry.kind])).toEqual(['pending', 'posted']);
    expect(book.entries.at(-1)?.reference).toBe('r-1');
  });

  it('is voided when it does not arrive, and may be asked for again', () => {
    const book = overpaid();
    book.keep(valueOf(requestRefund(book.loan, { amountCentavos: centavos(1500), on })));
    const failed = valueOf(failRefund(book.loan, { on }, 'ACCOUNT_CLOSED'));
    book.keep(failed);
    expect(failed.events).toMatchObject([{ kind: 'refund-failed', reason: 'ACCOUNT_CLOSED' }]);
    expect(failed.entries).toMatchObject([{ reversalOf: ['refund-requested'] }]);
    expect(book.loan.customerCreditCentavos).toBe(2000);
    book.keep(valueOf(requestRefund(book.loan, { amountCentavos: centavos(2000), on })));
    book.keep(valueOf(confirmRefund(book.loan, { on })));
    expect(book.loan.adjustments?.refundedCentavos).toBe(2000);
  });

  it('that does not arrive pays what has fallen due meanwhile', () => {
    const book = bookedLoan();
    book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(20_000), on: begun })));
    book.keep(valueOf(requestRefund(book.loan, { amountCentavos: centavos(20_000), on: begun })));
    book.keep(valueOf(requestDisbursement(book.loan, begun)));
    book.keep(valueOf(confirmDisbursement(book.loan, begun)));
    book.keep(accrueThrough(book.loan, addDays(begun, 32)));
    expect(book.loan).toMatchObject({ interestPaidCentavos: 0, customerCreditCentavos: 20_000 });
    const failed = valueOf(failRefund(book.loan, { on: addDays(begun, 32) }));
    expect(failed.entries.map(({ kind }) => kind)).toEqual(['refund-failed', 'credit-applied']);
    expect(book.keep(failed).loan).toMatchObject({
      interestPaidCentavos: 15_000,
      customerCreditCentavos: 0,
    });
  });

  it('in two parts adds up', () => {
    const book = overpaid();
    for (const part of [700, 1300]) {
      book.keep(valueOf(requestRefund(book.loan, { amountCentavos: centavos(part), on })));
      book.keep(valueOf(confirmRefund(book.loan, { on })));
    }
    expect(book.loan).toMatchObject({ customerCreditCentavos: 0, adjustments: { refundedCentavos: 2000 } });
  });

  it('is refused above the credit, for nothing, and while another is on its way; an answer to none is refused', () => {
    const book = overpaid();
    const ask = (amount: number) => requestRefund(book.loan, { amountCentavos: centavos(amount), on });
    expect(ask(2001)).toEqual({ ok: false, code: 'REFUND_ABOVE_CREDIT', detail: { creditCentavos: 2000 } });
    expect(ask(0)).toMatchObject({ code: 'AMOUNT_NOT_POSITIVE' });
    expect(confirmRefund(book.loan, { on })).toMatchObject({ code: 'NO_REFUND_IN_FLIGHT' });
    expect(failRefund(book.loan, { on })).toMatchObject({ code: 'NO_REFUND_IN_FLIGHT' });
    book.keep(valueOf(ask(1)));
    expect(ask(1)).toMatchObject({ code: 'REFUND_IN_FLIGHT' });
  });
});
