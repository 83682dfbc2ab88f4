import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidOutLoan } from '../../simulation/loan-book.ts';
import { accountBalance, balanceDifferences, loanBalances } from '../ledger/loan-balances.ts';
import type { JournalEntry } from '../ledger/posting.ts';
import { addDays, localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { mainProduct } from '../pricing/loan-product.ts';
import { quote } from '../pricing/quote.ts';
import type { Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import { amountToReturn, cancellableThroughMs, cancelLoan } from './cancel.ts';
import { chargedSoFar } from '../loan/cost-so-far.ts';
import type { Decision } from './decision.ts';
import { confirmDisbursement, failDisbursement, requestDisbursement } from './disbursement.ts';
import { extendDueDate } from './extend-due-date.ts';
import { isFinal } from '../loan/loan-status.ts';
import { bookLoan } from './book-loan.ts';
import type { Loan } from '../loan/loan.ts';
import { payoffQuote } from './payoff.ts';
import { allocateRepayment } from './repayment.ts';
import { waiveCharges } from './waive-charges.ts';

const begun = localDate('2026-11-21');
const day = (count: number) => addDays(begun, count);
const hour = 3_600_000;
const nothingWaived = {
  interestCentavos: centavos(0),
  lateChargeCentavos: centavos(0),
  penaltyFeeCentavos: centavos(0),
  feeCentavos: centavos(0),
};
const inTime = { receivedAtMs: 0, requestedAtMs: 24 * hour, windowHours: 24 };

function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

// A loan of PHP 5,000 with a coupon of PHP 50, paid out, and every entry written about it.
class Book {
  loan: Loan;
  readonly entries: JournalEntry[] = [];

  constructor(couponCentavos = 5000) {
    const request = { amountCentavos: centavos(500_000), termDays: 30, disbursedOn: begun };
    const offered = valueOf(quote(mainProduct, { ...request, couponCentavos: centavos(couponCentavos) }));
    const named = { loanId: 'l', customerId: 'c', product: mainProduct, quote: offered };
    this.loan = valueOf(bookLoan(named)).loan;
  }

  keep(decision: Decision): this {
    this.loan = decision.loan;
    this.entries.push(...decision.entries);
    expect(balanceDifferences(this.loan, this.entries)).toEqual([]);
    return this;
  }

  disburse(): this {
    this.keep(valueOf(requestDisbursement(this.loan, begun)));
    return this.keep(valueOf(confirmDisbursement(this.loan, begun)));
  }

  pay(amount: number, on = day(0)): this {
    return this.keep(valueOf(allocateRepayment(this.loan, { amountCentavos: centavos(amount), on })));
  }

  cancel(amount: number, on = day(1)): this {
    return this.keep(valueOf(cancelLoan(this.loan, inTime, { amountCentavos: centavos(amount), on })));
  }

  /** Accounts that are not empty at the end. */
  balances(): object {
    return Object.fromEntries([...loanBalances(this.entries)].filter(([, balance]) => balance !== 0));
  }
}

const cancelNow = (loan: Loan, amount: number, request = inTime) =>
  cancelLoan(loan, request, { amountCentavos: centavos(amount), on: day(1), reference: 'RET-1' });

describe('a cancellation', () => {
  it('takes back what was received and charges nothing', () => {
    const book = new Book().disburse();
    book.keep(accrueThrough(book.loan, day(1)));
    expect(amountToReturn(book.loan)).toBe(491_610);
    const answer = valueOf(cancelNow(book.loan, 491_610));
    expect(answer.entries).toEqual([
      {
        kind: 'loan-cancelled',
        businessOn: day(1),
        loanId: 'l',
        reversalOf: [
          'disbursement-confirmed',
          'interest-accrued',
          'late-charge-accrued',
          'penalty-fee-accrued',
          'due-date-extended',
        ],
        reference: 'RET-1',
        postings: [
          { account: '1020', amountCentavos: 491_610 },
          { account: '4200', amountCentavos: 10_500 },
          { account: '4210', amountCentavos: 1000 },
          { account: '2300', amountCentavos: 1890 },
          { account: '4100', amountCentavos: 500 },
          { account: '6200', amountCentavos: -5000 },
          { account: '1100', amountCentavos: -500_000 },
          { account: '1110', amountCentavos: -500 },
        ],
      },
    ]);
    expect(answer.events).toEqual([
      { kind: 'loan-cancelled', loanId: 'l', on: day(1), returnedCentavos: 491_610 },
    ]);
    book.keep(answer);
    expect(book.balances()).toEqual({ '1010': -491_610, '1020': 491_610 });
    expect(chargedSoFar(book.loan)).toBe(0);
  });

  it('is final: nothing accrues, nothing can be paid off, money that comes later is the borrower’s', () => {
    const book = new Book().disburse().cancel(491_610);
    expect(book.loan.status).toBe('cancelled');
    expect(isFinal(book.loan.status)).toBe(true);
    expect(accrueThrough(book.loan, day(90)).entries).toEqual([]);
    expect(payoffQuote(book.loan, day(2))).toMatchObject({ code: 'LOAN_NOT_ACTIVE' });
    expect(cancelNow(book.loan, 0)).toMatchObject({ code: 'LOAN_NOT_CANCELLABLE' });
    expect(book.pay(700, day(3)).loan.customerCreditCentavos).toBe(700);
  });

  it('counts what was paid before, on whatever it was spent', () => {
    const book = new Book().disburse().pay(100_000);
    expect(book.loan.interestPaidCentavos).toBe(500);
    expect(amountToReturn(book.loan)).toBe(391_610);
    book.cancel(391_610);
    expect(book.balances()).toEqual({ '1010': -491_610, '1020': 491_610 });
  });

  it('keeps as credit what comes back too much', () => {
    const book = new Book().disburse().pay(495_000);
    expect(amountToReturn(book.loan)).toBe(0);
    book.cancel(90);
    expect(book.loan.customerCreditCentavos).toBe(3480);
    expect(book.balances()).toEqual({ '1010': -491_610, '1020': 495_090, '2100': -3480 });
  });

  it('of a loan that cost nothing and is paid back leaves nothing to post', () => {
    const free = { ...mainProduct, serviceFeePpmPerDay: ppm(0), creditReportFeeCentavos: centavos(0) };
    const book = paidOutLoan({}, free);
    book.keep(accrueThrough(book.loan, day(0)));
    const charges = { ...nothingWaived, interestCentavos: book.loan.interestAccruedCentavos };
    book.keep(valueOf(waiveCharges(book.loan, { on: day(0), charges, reason: 'goodwill' })));
    const amountCentavos = amountToReturn(book.loan);
    book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos, on: day(0) })));
    const answer = valueOf(cancelNow(book.loan, 0));
    expect(answer.entries).toEqual([]);
    expect(book.keep(answer).loan).toMatchObject({ status: 'cancelled', customerCreditCentavos: 0 });
  });

  it('gives the price of an extension back too', () => {
    const book = new Book().disburse();
    book.keep(valueOf(extendDueDate(book.loan, { amountCentavos: centavos(6800), on: day(0) })));
    expect(amountToReturn(book.loan)).toBe(491_610 - 6800);
    book.cancel(491_610 - 6800);
    expect(book.balances()).toEqual({ '1010': -491_610, '1020': 491_610 });
  });

  it('of a loan whose payout failed needs neither money nor haste', () => {
    const book = new Book();
    book.keep(valueOf(requestDisbursement(book.loan, begun)));
    book.keep(valueOf(failDisbursement(book.loan, begun)));
    const late = { ...inTime, requestedAtMs: 1000 * hour };
    expect(cancelNow(book.loan, 1, late)).toMatchObject({ code: 'LOAN_NOT_CANCELLABLE' });
    book.keep(valueOf(cancelNow(book.loan, 0, late)));
    expect(book.loan.status).toBe('cancelled');
    expect(amountToReturn(book.loan)).toBe(0);
    expect(book.balances()).toEqual({});
  });

  it('is refused while a payout is under way', () => {
    const book = new Book();
    expect(cancelNow(book.loan, 0)).toMatchObject({ code: 'LOAN_NOT_CANCELLABLE' });
    book.keep(valueOf(requestDisbursement(book.loan, begun)));
    expect(cancelNow(book.loan, 491_610)).toMatchObject({ detail: { status: 'disbursing' } });
  });

  it('is refused a millisecond after the window, by the time of the request', () => {
    const { loan } = new Book().disburse();
    expect(cancelNow(loan, 491_610, { ...inTime, requestedAtMs: 24 * hour + 1 })).toEqual({
      ok: false,
      code: 'CANCELLATION_WINDOW_OVER',
      detail: { lateMs: 1 },
    });
    const threeDays = { receivedAtMs: 0, requestedAtMs: 72 * hour, windowHours: 72 };
    expect(cancelNow(loan, 491_610, threeDays).ok).toBe(true);
  });

  it('never has a window shorter than a day', () => {
    expect(cancellableThroughMs({ receivedAtMs: 5, windowHours: 1 })).toBe(24 * hour + 5);
    expect(cancellableThroughMs({ receivedAtMs: 5, windowHours: 72 })).toBe(72 * hour + 5);
  });

  it('is refused when a centavo is missing', () => {
    expect(cancelNow(new Book().disburse().loan, 491_609)).toEqual({
      ok: false,
      code: 'RETURN_INCOMPLETE',
      detail: { missingCentavos: 1 },
    });
  });

  it('costs the borrower nothing whatever happened before', () => {
    const paid = fc.record({
      day: fc.integer({ min: 0, max: 9 }),
      amount: fc.integer({ min: 1, max: 90_000 }),
    });
    const coupon = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(
        coupon,
        fc.array(paid, { maxLength: 6 }),
        fc.boolean(),
        (couponCentavos, payments, extend) => {
          const book = new Book(couponCentavos).disburse();
          for (const payment of payments.toSorted((left, right) => left.day - right.day)) {
            book.pay(payment.amount, day(payment.day));
          }
          const bought = extendDueDate(book.loan, { amountCentavos: centavos(7000), on: day(9) });
          if (extend && bought.ok) book.keep(bought.value);
          if (book.loan.status !== 'active') return;
          const paidIn = accountBalance(book.entries, '1020');
          const missing = amountToReturn(book.loan);
          book.cancel(missing, day(10));
          const { netDisbursedCentavos, customerCreditCentavos } = book.loan;
          expect(paidIn + missing - customerCreditCentavos).toBe(netDisbursedCentavos);
        },
      ),
    );
  });
});
