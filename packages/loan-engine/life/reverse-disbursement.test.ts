import { describe, expect, it } from 'vitest';
import { begun, paidOutLoan, valueOf } from '../../simulation/loan-book.ts';
import { addDays } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { accrueThrough } from './accrual.ts';
import { cancelLoan } from './cancel.ts';
import { chargedSoFar } from '../loan/cost-so-far.ts';
import { confirmDisbursement, requestDisbursement } from './disbursement.ts';
import { extendDueDate } from './extend-due-date.ts';
import { payoffQuote } from './payoff.ts';
import { confirmRefund, requestRefund } from './refund-credit.ts';
import { allocateRepayment } from './repayment.ts';
import { reverseDisbursement } from './reverse-disbursement.ts';

const day = (count: number) => addDays(begun, count);
const accrualDays = (entries: readonly { kind: string; businessOn: string }[]) =>
  entries
    .filter(({ kind }) => kind.endsWith('-accrued'))
    .map(({ kind, businessOn }) => `${kind} ${businessOn}`);

describe('a payout that the bank sends back', () => {
  it('leaves nothing owed and nothing earned', () => {
    const book = paidOutLoan({ couponCentavos: centavos(5000) });
    book.keep(accrueThrough(book.loan, day(4)));
    const reversed = valueOf(reverseDisbursement(book.loan, day(4), 'ACCOUNT_CLOSED'));
    book.keep(reversed);
    expect(book.loan).toMatchObject({ status: 'disbursement-failed', disbursedOn: null, dueOn: null });
    expect(reversed.events).toMatchObject([{ kind: 'disbursement-reversed', reason: 'ACCOUNT_CLOSED' }]);
    expect(chargedSoFar(book.loan)).toBe(0);
    expect([...book.balances.values()].filter((balance) => balance !== 0)).toEqual([]);
  });

  it('makes what the borrower paid meanwhile, an extension too, the borrower’s credit, to be refunded', () => {
    const book = paidOutLoan();
    book.keep(valueOf(extendDueDate(book.loan, { amountCentavos: centavos(7000), on: day(2) })));
    book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(50_000), on: day(3) })));
    book.keep(valueOf(reverseDisbursement(book.loan, day(5))));
    expect(book.loan).toMatchObject({ customerCreditCentavos: 57_000, extensionCount: 0 });
    book.keep(valueOf(requestRefund(book.loan, { amountCentavos: centavos(57_000), on: day(5) })));
    book.keep(valueOf(confirmRefund(book.loan, { on: day(6) })));
    expect([...book.balances.values()].filter((balance) => balance !== 0)).toEqual([-57_000, 57_000]);
  });

  it('can be tried again on the same day without charging that day twice', () => {
    const book = paidOutLoan();
    book.keep(accrueThrough(book.loan, day(4)));
    book.keep(valueOf(reverseDisbursement(book.loan, day(4))));
    book.keep(valueOf(requestDisbursement(book.loan, day(4))));
    book.keep(valueOf(confirmDisbursement(book.loan, day(4))));
    expect(book.loan).toMatchObject({ status: 'active', disbursedOn: day(4), dueOn: day(34) });
    book.keep(accrueThrough(book.loan, day(40)));
    const days = accrualDays(book.entries);
    expect(days).toEqual([...new Set(days)]);
  });

  it('can be tried again later as if it were the first time', () => {
    const book = paidOutLoan();
    book.keep(accrueThrough(book.loan, day(4)));
    book.keep(valueOf(reverseDisbursement(book.loan, day(4))));
    book.keep(valueOf(requestDisbursement(book.loan, day(5))));
    book.keep(valueOf(confirmDisbursement(book.loan, day(6))));
    expect(valueOf(payoffQuote(book.loan, day(36))).totalCentavos).toBe(
      book.loan.terms.totalRepaymentCentavos,
    );
  });

  it('can be cancelled without money', () => {
    const book = paidOutLoan();
    book.keep(valueOf(reverseDisbursement(book.loan, day(1))));
    const request = { receivedAtMs: 0, requestedAtMs: 0, windowHours: 24 };
    book.keep(valueOf(cancelLoan(book.loan, request, { amountCentavos: centavos(0), on: day(9) })));
    expect(book.loan.status).toBe('cancelled');
  });

  it('is refused on a loan that has ended or never began, and for a day already charged', () => {
    const book = paidOutLoan();
    book.keep(accrueThrough(book.loan, day(4)));
    expect(reverseDisbursement(book.loan, day(3))).toMatchObject({ code: 'DATE_BEFORE_ACCRUAL' });
    const owed = valueOf(payoffQuote(book.loan, day(4))).totalCentavos;
    book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: owed, on: day(4) })));
    expect(reverseDisbursement(book.loan, day(5))).toMatchObject({ code: 'LOAN_NOT_ACTIVE' });
  });
});
