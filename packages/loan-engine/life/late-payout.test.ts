import { describe, expect, it } from 'vitest';
import { begun, bookedLoan, valueOf } from '../../simulation/loan-book.ts';
import { addDays } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { applicableCredit } from './apply-credit.ts';
import { cancelLoan } from './cancel.ts';
import { confirmDisbursement, failDisbursement, requestDisbursement } from './disbursement.ts';
import { noteLatePayout, payoutInQuestion, settleLatePayout } from './late-payout.ts';
import { allocateRepayment } from './repayment.ts';
import { failRefund, requestRefund } from './refund-credit.ts';
import { reverseRepayment } from './reverse-repayment.ts';

const on = addDays(begun, 2);

// A payout that its provider called failed, and then paid.
const paidAfterAll = () => {
  const book = bookedLoan();
  book.keep(valueOf(requestDisbursement(book.loan, begun)));
  book.keep(valueOf(failDisbursement(book.loan, begun)));
  const amountCentavos = book.loan.netDisbursedCentavos;
  return book.keep(noteLatePayout(book.loan, { amountCentavos, on, reference: 'PO-1' }));
};

describe('a payout that is paid after it had failed', () => {
  it('stands apart in the books and keeps a second payout and a cancellation waiting', () => {
    const book = paidAfterAll();
    const amount = book.loan.netDisbursedCentavos;
    expect(payoutInQuestion(book.loan)).toBe(amount);
    expect(book.balances.get('1310')).toBe(amount);
    expect(book.balances.get('1010')).toBe(0 - amount);
    expect(requestDisbursement(book.loan, on)).toMatchObject({ code: 'PAYOUT_IN_QUESTION' });
    const request = { receivedAtMs: 0, requestedAtMs: 0, windowHours: 24 };
    expect(cancelLoan(book.loan, request, { amountCentavos: centavos(0), on })).toMatchObject({
      code: 'PAYOUT_IN_QUESTION',
    });
  });

  it('begins the loan where it is counted as its payout, on the day of that', () => {
    const book = paidAfterAll();
    book.keep(valueOf(settleLatePayout(book.loan, { outcome: 'counted', on })));
    expect(book.loan).toMatchObject({ status: 'active', disbursedOn: on, dueOn: addDays(on, 30) });
    expect(book.balances.get('1310')).toBe(0);
    expect(book.balances.get('1300')).toBe(0);
    expect(settleLatePayout(book.loan, { outcome: 'counted', on })).toMatchObject({
      code: 'NO_PAYOUT_IN_QUESTION',
    });
  });

  it('lessens the credit of the borrower where it was a refund of it, and no more than that credit', () => {
    const book = bookedLoan();
    book.keep(valueOf(requestDisbursement(book.loan, begun)));
    book.keep(valueOf(confirmDisbursement(book.loan, begun)));
    const paid = centavos(2_000_000);
    book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: paid, on, reference: 'A' })));
    const amountCentavos = book.loan.customerCreditCentavos;
    book.keep(valueOf(requestRefund(book.loan, { amountCentavos, on })));
    book.keep(valueOf(failRefund(book.loan, { on })));
    book.keep(noteLatePayout(book.loan, { amountCentavos, on, reference: 'RF-1' }));
    // Until that is settled the credit is sent no second time, and pays nothing either.
    expect(applicableCredit(book.loan, addDays(on, 90))).toBe(0);
    expect(requestRefund(book.loan, { amountCentavos, on })).toMatchObject({ code: 'PAYOUT_IN_QUESTION' });
    expect(settleLatePayout(book.loan, { outcome: 'counted', on }).ok).toBe(false);
    book.keep(valueOf(settleLatePayout(book.loan, { outcome: 'refunded', on })));
    expect(book.loan).toMatchObject({ status: 'settled', customerCreditCentavos: 0 });
    expect(payoutInQuestion(book.loan)).toBe(0);
    for (const account of ['1300', '1310', '2100'] as const) expect(book.balances.get(account) ?? 0).toBe(0);

    book.keep(noteLatePayout(book.loan, { amountCentavos: centavos(1), on }));
    expect(settleLatePayout(book.loan, { outcome: 'refunded', on })).toMatchObject({
      code: 'LATE_PAYOUT_NOT_COUNTABLE',
    });
  });

  it('may be tried again once the money is back', () => {
    const book = paidAfterAll();
    book.keep(valueOf(settleLatePayout(book.loan, { outcome: 'returned', on })));
    expect(book.balances.get('1310')).toBe(0);
    expect(book.balances.get('1010')).toBe(0);
    book.keep(valueOf(requestDisbursement(book.loan, on)));
    book.keep(valueOf(confirmDisbursement(book.loan, on)));
    expect(book.loan.status).toBe('active');
  });

  it('can only come back where the loan has begun with another payout, and stays noted whatever is done again', () => {
    const book = bookedLoan();
    book.keep(valueOf(requestDisbursement(book.loan, begun)));
    book.keep(valueOf(failDisbursement(book.loan, begun)));
    book.keep(valueOf(requestDisbursement(book.loan, begun)));
    book.keep(valueOf(confirmDisbursement(book.loan, begun)));
    const amountCentavos = book.loan.netDisbursedCentavos;
    book.keep(noteLatePayout(book.loan, { amountCentavos, on }));
    book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(9000), on, reference: 'A' })));
    book.keep(valueOf(reverseRepayment(book.loan, { reference: 'A', on, entries: book.entries })));
    expect(payoutInQuestion(book.loan)).toBe(amountCentavos);
    expect(settleLatePayout(book.loan, { outcome: 'counted', on })).toMatchObject({
      code: 'LATE_PAYOUT_NOT_COUNTABLE',
    });
    book.keep(valueOf(settleLatePayout(book.loan, { outcome: 'returned', on })));
    expect(payoutInQuestion(book.loan)).toBe(0);
  });
});
