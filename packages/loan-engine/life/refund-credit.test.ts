import { describe, expect, it } from 'vitest';
import { begun, bookedLoan, paidOutLoan, valueOf } from '../../simulation/loan-book.ts';
import { accounts } from '../ledger/accounts.ts';
import { transferPhases } from '../ledger/posting.ts';
import { addDays } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { accrueThrough } from './accrual.ts';
import { applicableCredit } from './apply-credit.ts';
import { confirmDisbursement, requestDisbursement } from './disbursement.ts';
import { extendDueDate } from './extend-due-date.ts';
import { historyOf, replay } from './loan-history.ts';
import { payoffQuote } from './payoff.ts';
import { noteRefundAsked } from './refund-ask.ts';
import { confirmRefund, failRefund, refundInFlight, requestRefund, returnRefund } from './refund-credit.ts';
import { allocateRepayment } from './repayment.ts';

const day = (count: number) => addDays(begun, count);
const on = day(10);

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

  it('that the bank sends back after it arrived is credit again, and may be asked for again', () => {
    const book = overpaid();
    const refund = { amountCentavos: centavos(1500), on, reference: 'r-1' };
    book.keep(valueOf(requestRefund(book.loan, refund)));
    book.keep(valueOf(confirmRefund(book.loan, refund)));
    const cash = book.balances.get(accounts.cashAtPayoutProvider) ?? 0;
    const back = valueOf(returnRefund(book.loan, refund, 'ACCOUNT_CLOSED'));
    expect(back.events).toMatchObject([{ kind: 'refund-returned', reason: 'ACCOUNT_CLOSED' }]);
    book.keep(back);
    expect(book.loan).toMatchObject({
      status: 'settled',
      customerCreditCentavos: 2000,
      adjustments: { refundedCentavos: 0 },
    });
    expect(book.balances.get(accounts.cashAtPayoutProvider)).toBe(cash + 1500);
    expect(returnRefund(book.loan, refund)).toEqual({ ok: false, code: 'REFUND_NOT_SENT' });
    book.keep(valueOf(requestRefund(book.loan, { amountCentavos: centavos(2000), on })));
  });

  it('that the bank sends back pays what has fallen due meanwhile', () => {
    const book = bookedLoan();
    book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(20_000), on: begun })));
    book.keep(valueOf(requestRefund(book.loan, { amountCentavos: centavos(20_000), on: begun })));
    book.keep(valueOf(requestDisbursement(book.loan, begun)));
    book.keep(valueOf(confirmDisbursement(book.loan, begun)));
    book.keep(valueOf(confirmRefund(book.loan, { on: begun })));
    const returned = valueOf(
      returnRefund(book.loan, { amountCentavos: centavos(20_000), on: addDays(begun, 32) }),
    );
    expect(returned.entries.map(({ kind }) => kind).slice(-2)).toEqual(['refund-returned', 'credit-applied']);
    book.keep(returned);
    expect(book.loan).toMatchObject({ interestPaidCentavos: 15_000, customerCreditCentavos: 0 });
    const history = historyOf(book.loan, begun, book.entries);
    expect(valueOf(replay(history, addDays(begun, 32), 'covered-loans'))).toEqual(book.loan);
  });

  it('that the borrower had asked for is asked for again when the bank sends it back, and pays nothing due', () => {
    const book = paidOutLoan();
    const expectReplayed = (through: number) =>
      expect(
        valueOf(replay(historyOf(book.loan, begun, book.entries), day(through), 'covered-loans')),
      ).toEqual(book.loan);
    const refund = { amountCentavos: centavos(50_000), reference: 'r-1' };
    const extension = { amountCentavos: centavos(6800 + 50_000), on: day(30), reference: 'X' };
    book.keep(valueOf(extendDueDate(book.loan, extension)));
    book.loan = noteRefundAsked(book.loan, day(31));
    book.keep(accrueThrough(book.loan, day(32)));
    book.keep(valueOf(requestRefund(book.loan, { ...refund, on: day(32) })));
    book.keep(accrueThrough(book.loan, day(33)));
    book.keep(valueOf(confirmRefund(book.loan, { on: day(33) })));
    expect(book.loan.adjustments).not.toHaveProperty('refundAskedOn');
    expectReplayed(33);
    book.keep(valueOf(returnRefund(book.loan, { ...refund, on: day(36) }, 'ACCOUNT_CLOSED')));
    // Asked again by the borrower, it is the same money.
    book.loan = noteRefundAsked(book.loan, day(37));
    book.keep(accrueThrough(book.loan, day(41)));
    expect(book.loan).toMatchObject({
      dueOn: day(38),
      customerCreditCentavos: 50_000,
      adjustments: { refundAskedOn: day(31) },
    });
    expectReplayed(41);
    book.keep(valueOf(requestRefund(book.loan, { ...refund, on: day(41) })));
    book.keep(valueOf(confirmRefund(book.loan, { on: day(41) })));
    expect(book.loan.customerCreditCentavos).toBe(0);
    expectReplayed(41);
  });

  it('that was asked for and sent before the payout is asked for again when the bank sends it back', () => {
    const book = bookedLoan();
    const refund = { amountCentavos: centavos(20_000), on: begun };
    book.keep(valueOf(allocateRepayment(book.loan, refund)));
    book.loan = noteRefundAsked(book.loan, begun);
    book.keep(valueOf(requestRefund(book.loan, refund)));
    book.keep(valueOf(requestDisbursement(book.loan, begun)));
    book.keep(valueOf(confirmDisbursement(book.loan, begun)));
    book.keep(valueOf(confirmRefund(book.loan, { on: begun })));
    book.keep(valueOf(returnRefund(book.loan, { ...refund, on: addDays(begun, 32) })));
    expect(book.loan).toMatchObject({ interestPaidCentavos: 0, customerCreditCentavos: 20_000 });
    const history = historyOf(book.loan, begun, book.entries);
    expect(valueOf(replay(history, addDays(begun, 32), 'covered-loans'))).toEqual(book.loan);
  });

  it('that nobody asked for after one that was asked for pays what has fallen due when it fails', () => {
    const book = overpaid();
    book.loan = noteRefundAsked(book.loan, on);
    for (const part of [700, 300]) {
      book.keep(valueOf(requestRefund(book.loan, { amountCentavos: centavos(part), on })));
      if (part === 700) book.keep(valueOf(confirmRefund(book.loan, { on })));
    }
    book.keep(valueOf(failRefund(book.loan, { on })));
    expect(applicableCredit(book.loan, on)).toBe(1300);
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
