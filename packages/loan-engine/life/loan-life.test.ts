import { describe, expect, it } from 'vitest';
import { balanceDifferences } from '../ledger/loan-balances.ts';
import { oncePerLoanDayKinds, type JournalEntry } from '../ledger/posting.ts';
import { addDays, localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { mainProduct, type LoanProduct } from '../pricing/loan-product.ts';
import { quote } from '../pricing/quote.ts';
import type { Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import { chargedSoFar, remainingChargeCap } from '../loan/cost-so-far.ts';
import type { Decision } from './decision.ts';
import { confirmDisbursement, failDisbursement, requestDisbursement } from './disbursement.ts';
import { dueState } from '../loan/due-state.ts';
import { bookLoan } from './book-loan.ts';
import type { Loan } from '../loan/loan.ts';
import { payoffQuote } from './payoff.ts';
import { allocateRepayment } from './repayment.ts';
import { overdueScheduledAmount } from '../loan/schedule.ts';

const begun = localDate('2026-11-21');
const due = localDate('2026-12-21');
const day = (count: number) => addDays(begun, count);

function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

// One borrower's book: the loan as it stands and every entry written about it.
class Book {
  loan: Loan;
  readonly entries: JournalEntry[] = [];
  readonly events: string[] = [];

  constructor(product: LoanProduct = mainProduct, pesos = 5000, termDays = 30) {
    const request = { amountCentavos: centavos(pesos * 100), termDays, disbursedOn: begun };
    const offered = valueOf(quote(product, request));
    this.loan = valueOf(bookLoan({ loanId: 'l', customerId: 'c', product, quote: offered })).loan;
  }

  keep(decision: Decision): this {
    this.loan = decision.loan;
    this.entries.push(...decision.entries);
    this.events.push(...decision.events.map((event) => event.kind));
    expect(balanceDifferences(this.loan, this.entries)).toEqual([]);
    return this;
  }

  disburse(): this {
    this.keep(valueOf(requestDisbursement(this.loan, begun)));
    return this.keep(valueOf(confirmDisbursement(this.loan, begun)));
  }

  pay(pesos: number, on = day(0)): this {
    return this.keep(
      valueOf(allocateRepayment(this.loan, { amountCentavos: centavos(Math.round(pesos * 100)), on })),
    );
  }
}

describe('sending the money', () => {
  it('withholds the fees and starts the term on the day the payout is confirmed', () => {
    const book = new Book();
    book.keep(valueOf(requestDisbursement(book.loan, begun)));
    expect(book.loan.status).toBe('disbursing');
    book.keep(valueOf(confirmDisbursement(book.loan, day(2))));
    expect(book.loan).toMatchObject({ status: 'active', disbursedOn: day(2), dueOn: day(32) });
    expect(book.loan.schedule[0]!.dueOn).toBe(day(32));
    expect(book.entries.map((entry) => entry.kind)).toEqual([
      'disbursement-requested',
      'disbursement-confirmed',
    ]);
    expect(book.entries[1]!.postings).toEqual([
      { account: '1100', amountCentavos: 500_000 },
      { account: '1300', amountCentavos: -486_610 },
      { account: '4200', amountCentavos: -10_500 },
      { account: '4210', amountCentavos: -1000 },
      { account: '2300', amountCentavos: -1890 },
    ]);
  });

  it('owes nothing after a failed payout and can be sent again', () => {
    const book = new Book();
    book.keep(valueOf(requestDisbursement(book.loan, begun)));
    const failed = valueOf(failDisbursement(book.loan, begun, 'ACCOUNT_INVALID'));
    expect(failed.events).toEqual([
      { kind: 'disbursement-failed', loanId: 'l', on: begun, reason: 'ACCOUNT_INVALID' },
    ]);
    book.keep(failed);
    expect(book.loan.status).toBe('disbursement-failed');
    expect(payoffQuote(book.loan, begun)).toMatchObject({ code: 'LOAN_NOT_ACTIVE' });
    book.keep(valueOf(requestDisbursement(book.loan, day(1))));
    book.keep(valueOf(confirmDisbursement(book.loan, day(1))));
    expect(book.loan).toMatchObject({ status: 'active', payoutAttempt: 2, dueOn: day(31) });
  });

  it('never has two payouts in flight, and none after the loan began', () => {
    const book = new Book();
    expect(confirmDisbursement(book.loan, begun)).toMatchObject({ code: 'NO_PAYOUT_IN_FLIGHT' });
    expect(failDisbursement(book.loan, begun)).toMatchObject({ code: 'NO_PAYOUT_IN_FLIGHT' });
    book.keep(valueOf(requestDisbursement(book.loan, begun)));
    expect(requestDisbursement(book.loan, begun)).toMatchObject({ code: 'PAYOUT_ALREADY_REQUESTED' });
    book.keep(valueOf(confirmDisbursement(book.loan, begun)));
    expect(confirmDisbursement(book.loan, begun)).toMatchObject({ code: 'NO_PAYOUT_IN_FLIGHT' });
    expect(failDisbursement(book.loan, begun)).toMatchObject({ code: 'NO_PAYOUT_IN_FLIGHT' });
    expect(requestDisbursement(book.loan, begun)).toMatchObject({ code: 'LOAN_NOT_DISBURSABLE' });
  });
});

describe('interest', () => {
  it.each([
    [0, 500],
    [1, 500],
    [2, 1000],
    [15, 7500],
    [30, 15_000],
    [31, 15_000],
  ])('on day %i is %i centavos: days used, at least one, none after the due date', (count, expected) => {
    const book = new Book().disburse();
    book.keep(accrueThrough(book.loan, day(count)));
    expect(book.loan.interestAccruedCentavos).toBe(expected);
  });

  it('comes to the same entries whether accrued every night, once at the end, or twice', () => {
    const nightly = new Book().disburse();
    for (let count = 0; count <= 40; count += 1) {
      nightly.keep(accrueThrough(nightly.loan, day(count)));
      nightly.keep(accrueThrough(nightly.loan, day(count)));
    }
    const once = new Book().disburse();
    once.keep(accrueThrough(once.loan, day(40)));
    expect(nightly.entries).toEqual(once.entries);
    expect(nightly.loan).toEqual(once.loan);
  });

  it('writes at most one entry per kind and day, none dated after the day asked for', () => {
    const book = new Book({ ...mainProduct, penaltyFeeCentavos: centavos(300) }).disburse();
    book.keep(accrueThrough(book.loan, day(40)));
    const accruals = book.entries.filter((entry) => oncePerLoanDayKinds.some((kind) => kind === entry.kind));
    const keys = accruals.map((entry) => `${entry.businessOn} ${entry.kind}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(accruals).toHaveLength(30 + 10 + 1);
    expect(accruals.every((entry) => entry.businessOn <= day(40))).toBe(true);
  });

  it('does not change when the date goes back or the loan has not begun', () => {
    const book = new Book();
    expect(accrueThrough(book.loan, day(9))).toEqual({ loan: book.loan, entries: [], events: [] });
    book.disburse().keep(accrueThrough(book.loan, day(9)));
    expect(accrueThrough(book.loan, day(3))).toEqual({ loan: book.loan, entries: [], events: [] });
    const fresh = new Book().disburse();
    expect(accrueThrough(fresh.loan, day(-1))).toEqual({ loan: fresh.loan, entries: [], events: [] });
  });

  it('stops in the middle of a day when the ceiling on all charges is met', () => {
    const book = new Book().disburse();
    const terms = { ...book.loan.terms, chargeCeilingCentavos: centavos(13_390 + 1250) };
    book.loan = { ...book.loan, terms };
    book.keep(accrueThrough(book.loan, day(20)));
    expect(book.loan.interestAccruedCentavos).toBe(1250);
    expect(book.events.filter((kind) => kind === 'charge-ceiling-reached')).toHaveLength(1);
  });

  it('falls after a part payment, because it is taken on what is still owed', () => {
    const book = new Book().disburse().pay(2550, day(10));
    expect(book.loan).toMatchObject({ interestPaidCentavos: 5000, principalPaidCentavos: 250_000 });
    book.keep(accrueThrough(book.loan, day(20)));
    expect(book.loan.interestAccruedCentavos).toBe(5000 + 10 * 250);
  });
});

describe('being late', () => {
  it('costs the daily rate on the overdue amount from the day after the due date', () => {
    const book = new Book().disburse();
    book.keep(accrueThrough(book.loan, due));
    expect(book.loan.lateChargeAccruedCentavos).toBe(0);
    book.keep(accrueThrough(book.loan, addDays(due, 3)));
    expect(book.loan.lateChargeAccruedCentavos).toBe(3 * 515);
    expect(book.events.filter((kind) => kind === 'loan-became-overdue')).toHaveLength(1);
  });

  it('is charged on what is overdue and unpaid, not on the whole loan', () => {
    const book = new Book().disburse().pay(3150, due);
    expect(overdueScheduledAmount(book.loan, due)).toBe(0);
    expect(overdueScheduledAmount(book.loan, addDays(due, 1))).toBe(200_000);
    book.keep(accrueThrough(book.loan, addDays(due, 10)));
    expect(book.loan.lateChargeAccruedCentavos).toBe(10 * 200);
  });

  it('takes less as overdue where an early part payment lowered the interest', () => {
    const book = new Book().disburse().pay(2550, day(10));
    book.keep(accrueThrough(book.loan, addDays(due, 1)));
    expect(book.loan.interestAccruedCentavos).toBe(5000 + 20 * 250);
    expect(overdueScheduledAmount(book.loan, addDays(due, 1))).toBe(250_000 + 5000);
  });

  it('takes the penalty fee once, on the first overdue day', () => {
    const book = new Book({
      ...mainProduct,
      penaltyFeeCentavos: centavos(30),
      minAmountCentavos: centavos(400_000),
    }).disburse();
    book.keep(accrueThrough(book.loan, addDays(due, 1)));
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(30);
    book.keep(accrueThrough(book.loan, addDays(due, 20)));
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(30);
  });

  it('never costs more in a day than 5 % a month of what is overdue, however little that is', () => {
    const book = new Book({ ...mainProduct, penaltyFeeCentavos: centavos(300) }).disburse().pay(5100, due);
    book.keep(accrueThrough(book.loan, addDays(due, 1)));
    expect(overdueScheduledAmount(book.loan, addDays(due, 1))).toBe(5000);
    // 5 % of PHP 50.00 by the day is 8.33 centavos; 5 go to the late charge and 3 are left for the fee.
    expect(book.loan).toMatchObject({ lateChargeAccruedCentavos: 5, penaltyFeeAccruedCentavos: 3 });
  });

  it('stops for good when all charges together reach the amount borrowed', () => {
    const book = new Book({ ...mainProduct, lateChargePpmPerDay: ppm(1666) }).disburse();
    book.keep(accrueThrough(book.loan, day(3000)));
    expect(chargedSoFar(book.loan)).toBe(500_000);
    expect(remainingChargeCap(book.loan)).toBe(0);
    expect(book.events.filter((kind) => kind === 'charge-ceiling-reached')).toHaveLength(1);
    const later = accrueThrough(book.loan, day(3100));
    expect(later.entries).toEqual([]);
    expect(payoffQuote(book.loan, day(3100))).toMatchObject({
      value: { totalCentavos: 500_000 + 500_000 - 13_390 },
    });
  });
});

describe('paying back', () => {
  it('pays late charge, then penalty fee, then interest, then principal', () => {
    const book = new Book({ ...mainProduct, penaltyFeeCentavos: centavos(300) }).disburse();
    const late = addDays(due, 2);
    book.pay(12, late);
    expect(book.loan).toMatchObject({
      lateChargePaidCentavos: 1030,
      penaltyFeePaidCentavos: 170,
      interestPaidCentavos: 0,
    });
    book.pay(150, late);
    expect(book.loan).toMatchObject({
      penaltyFeePaidCentavos: 300,
      interestPaidCentavos: 14_870,
      principalPaidCentavos: 0,
    });
    book.pay(1000, late);
    expect(book.loan).toMatchObject({ interestPaidCentavos: 15_000, principalPaidCentavos: 99_870 });
  });

  it('settles when the last centavo is paid, and not one centavo earlier', () => {
    const book = new Book().disburse().pay(5149.99, due);
    expect(book.loan.status).toBe('active');
    book.pay(0.01, due);
    expect(book.loan).toMatchObject({ status: 'settled', settledOn: due, customerCreditCentavos: 0 });
    expect(book.events.at(-1)).toBe('loan-settled');
    expect(dueState(book.loan, due)).toEqual({ kind: 'none', days: 0 });
  });

  it('keeps an overpayment as the credit of the borrower, also after the loan is settled', () => {
    const book = new Book().disburse().pay(5200, due);
    expect(book.loan).toMatchObject({ status: 'settled', customerCreditCentavos: 5000 });
    book.pay(10, addDays(due, 5));
    expect(book.loan).toMatchObject({
      status: 'settled',
      customerCreditCentavos: 6000,
      lateChargeAccruedCentavos: 0,
    });
  });

  it('keeps the reference of the payment channel with the entry', () => {
    const book = new Book().disburse();
    const paid = valueOf(
      allocateRepayment(book.loan, { amountCentavos: centavos(100), on: day(1), reference: 'REF-7' }),
    );
    expect(paid.entries.at(-1)).toMatchObject({ kind: 'repayment-received', reference: 'REF-7' });
  });

  it('refuses nothing at all, a negative amount, and a day before the money went out', () => {
    const book = new Book().disburse();
    for (const amount of [0, -1]) {
      const refused = allocateRepayment(book.loan, { amountCentavos: centavos(amount), on: day(1) });
      expect(refused).toEqual({ ok: false, code: 'AMOUNT_NOT_POSITIVE' });
    }
    expect(allocateRepayment(book.loan, { amountCentavos: centavos(1), on: day(-1) })).toEqual({
      ok: false,
      code: 'DATE_BEFORE_DISBURSEMENT',
    });
  });
});

describe('what settles the loan today', () => {
  it('itemises days used only, and says what paying early saves', () => {
    const book = new Book().disburse();
    expect(payoffQuote(book.loan, day(10))).toEqual({
      ok: true,
      value: {
        on: day(10),
        principalCentavos: 500_000,
        interestCentavos: 5000,
        lateChargeCentavos: 0,
        penaltyFeeCentavos: 0,
        feeCentavos: 0,
        totalCentavos: 505_000,
        savedCentavos: 10_000,
      },
    });
  });

  it('charges one day to somebody who pays back on the same day', () => {
    const book = new Book().disburse();
    expect(valueOf(payoffQuote(book.loan, begun)).totalCentavos).toBe(500_500);
    book.pay(5005, begun);
    expect(book.loan.status).toBe('settled');
  });

  it('is the total of the quote on the due date', () => {
    const book = new Book().disburse();
    expect(valueOf(payoffQuote(book.loan, due)).totalCentavos).toBe(book.loan.terms.totalRepaymentCentavos);
  });

  it('is refused for a day before the loan or before a day already accrued', () => {
    const book = new Book().disburse();
    expect(payoffQuote(book.loan, day(-1))).toMatchObject({ code: 'DATE_BEFORE_ACCRUAL' });
    book.keep(accrueThrough(book.loan, day(5)));
    expect(payoffQuote(book.loan, day(4))).toMatchObject({ code: 'DATE_BEFORE_ACCRUAL' });
    expect(payoffQuote(book.loan, day(5)).ok).toBe(true);
  });
});

describe('due state', () => {
  it('counts down, turns on the day, and counts up', () => {
    const book = new Book();
    expect(dueState(book.loan, begun)).toEqual({ kind: 'none', days: 0 });
    book.disburse();
    expect(dueState(book.loan, addDays(due, -3))).toEqual({ kind: 'due-in', days: 3 });
    expect(dueState(book.loan, due)).toEqual({ kind: 'due-today', days: 0 });
    expect(dueState(book.loan, addDays(due, 8))).toEqual({ kind: 'overdue', days: 8 });
  });
});
