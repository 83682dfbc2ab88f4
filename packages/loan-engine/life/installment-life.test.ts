import { describe, expect, it } from 'vitest';
import { balanceDifferences } from '../ledger/loan-balances.ts';
import type { JournalEntry } from '../ledger/posting.ts';
import { addDays, localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { subProduct, type LoanProduct } from '../pricing/loan-product.ts';
import { quote } from '../pricing/quote.ts';
import type { Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import type { Decision } from './decision.ts';
import { confirmDisbursement, requestDisbursement } from './disbursement.ts';
import { dueState } from '../loan/due-state.ts';
import { extensionQuote } from './extend-due-date.ts';
import { bookLoan } from './book-loan.ts';
import type { Loan } from '../loan/loan.ts';
import { payoffQuote } from './payoff.ts';
import { allocateRepayment } from './repayment.ts';
import { nextDue, openInstallments, overdueScheduledAmount } from '../loan/schedule.ts';

const begun = localDate('2026-11-21');
const day = (count: number) => addDays(begun, count);

function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

// PHP 6,000 in three installments of PHP 2,000: interest 180, 120 and 60 pesos, due on days 30, 60 and 90.
class Book {
  loan: Loan;
  readonly entries: JournalEntry[] = [];
  readonly events: string[] = [];

  constructor(product: LoanProduct = subProduct, payoutOn = begun) {
    const request = { amountCentavos: centavos(600_000), termDays: 90, disbursedOn: begun };
    const offered = valueOf(quote(product, request));
    this.loan = valueOf(bookLoan({ loanId: 'l', customerId: 'c', product, quote: offered })).loan;
    this.keep(valueOf(requestDisbursement(this.loan, begun)));
    this.keep(valueOf(confirmDisbursement(this.loan, payoutOn)));
  }

  keep(decision: Decision): this {
    this.loan = decision.loan;
    this.entries.push(...decision.entries);
    this.events.push(...decision.events.map((event) => event.kind));
    expect(balanceDifferences(this.loan, this.entries)).toEqual([]);
    return this;
  }

  accrue(count: number): this {
    return this.keep(accrueThrough(this.loan, day(count)));
  }

  pay(pesos: number, count: number): this {
    const amountCentavos = centavos(Math.round(pesos * 100));
    return this.keep(valueOf(allocateRepayment(this.loan, { amountCentavos, on: day(count) })));
  }
}

const interestPlan = (book: Book) => book.loan.schedule.map((line) => line.interestCentavos);

describe('a loan in installments', () => {
  it('begins with the payout: every date moves with a slow one', () => {
    const book = new Book(subProduct, day(2));
    expect(book.loan.dueOn).toBe(day(92));
    expect(book.loan.schedule.map((line) => line.dueOn)).toEqual([day(32), day(62), day(92)]);
    expect(interestPlan(book)).toEqual([18_000, 12_000, 6000]);
  });

  it('charges interest each day on what is still owed: six pesos, then four, then two', () => {
    const book = new Book().accrue(30);
    expect(book.loan.interestAccruedCentavos).toBe(30 * 600);
    book.pay(2180, 30).accrue(60);
    expect(book.loan.interestAccruedCentavos).toBe(30 * 600 + 30 * 400);
    book.pay(2120, 60).accrue(90);
    expect(book.loan.interestAccruedCentavos).toBe(36_000);
    book.pay(2060, 90);
    expect(book.loan).toMatchObject({ status: 'settled', settledOn: day(90), customerCreditCentavos: 0 });
  });

  it('shows what of each payment is still open: all of it, a part, nothing once it is over', () => {
    const open = (book: Book) =>
      openInstallments(book.loan).map((line) => line.principalCentavos + line.interestCentavos);
    const book = new Book();
    expect(open(book)).toEqual([218_000, 212_000, 206_000]);
    expect(open(book.pay(2180, 30))).toEqual([0, 212_000, 206_000]);
    expect(open(book.pay(1000, 60))).toEqual([0, 112_000, 206_000]);
    expect(open(book.pay(1120, 60))).toEqual([0, 0, 206_000]);
    // The last payment on its first day saves its interest: the loan is over, and nothing of its plan stays open.
    expect(open(book.pay(2000, 60))).toEqual([0, 0, 0]);
    expect(book.loan.status).toBe('settled');
    const { loan } = new Book();
    expect(openInstallments({ ...loan, status: 'disbursing', disbursedOn: null })).toBe(loan.schedule);
  });

  it('names the next unpaid installment, and how many days are left to it', () => {
    const book = new Book();
    expect(nextDue(book.loan)).toMatchObject({ number: 1, dueOn: day(30), principalCentavos: 200_000 });
    expect(dueState(book.loan, day(10))).toEqual({ kind: 'due-in', days: 20 });
    book.pay(1180, 30);
    expect(nextDue(book.loan)).toMatchObject({ number: 1, principalCentavos: 100_000, interestCentavos: 0 });
    expect(dueState(book.loan, day(30))).toEqual({ kind: 'due-today', days: 0 });
    book.pay(1000, 30);
    expect(nextDue(book.loan)).toMatchObject({
      number: 2,
      principalCentavos: 200_000,
      interestCentavos: 12_000,
    });
    expect(dueState(book.loan, day(30))).toEqual({ kind: 'due-in', days: 30 });
    book.pay(4200, 30);
    expect(book.loan.status).toBe('settled');
    expect(nextDue(book.loan)).toBeNull();
  });

  it('cannot have its due date extended', () => {
    expect(extensionQuote(new Book().loan, day(90))).toMatchObject({ code: 'EXTENSIONS_USED_UP' });
  });
});

describe('an installment that is late', () => {
  it('is charged for alone, while the others go on as planned', () => {
    const book = new Book().accrue(40);
    expect(overdueScheduledAmount(book.loan, day(40))).toBe(218_000);
    // Ten days: 0.1 % of PHP 2,180 a day for lateness, and interest on the PHP 4,000 that are not yet due.
    expect(book.loan.lateChargeAccruedCentavos).toBe(10 * 218);
    expect(book.loan.interestAccruedCentavos).toBe(18_000 + 10 * 400);
    expect(dueState(book.loan, day(40))).toEqual({ kind: 'overdue', days: 10 });
  });

  it('is joined by the next from the day after that one was due', () => {
    const book = new Book().accrue(61);
    expect(overdueScheduledAmount(book.loan, day(60))).toBe(218_000);
    expect(overdueScheduledAmount(book.loan, day(61))).toBe(218_000 + 212_000);
    expect(book.loan.lateChargeAccruedCentavos).toBe(30 * 218 + 430);
    expect(dueState(book.loan, day(61))).toEqual({ kind: 'overdue', days: 31 });
  });

  it('is settled by exactly what is overdue and its charges, though interest of the next has begun', () => {
    const book = new Book().accrue(40).pay(2180 + 21.8, 40);
    expect(overdueScheduledAmount(book.loan, day(40))).toBe(0);
    expect(nextDue(book.loan)).toMatchObject({
      number: 2,
      principalCentavos: 200_000,
      interestCentavos: 12_000,
    });
    book.accrue(60);
    expect(book.loan.lateChargeAccruedCentavos).toBe(2180);
    expect(book.loan.interestAccruedCentavos).toBe(18_000 + 12_000);
  });

  it('is told once, and again only after the borrower had caught up', () => {
    const told = (book: Book) => book.events.filter((kind) => kind === 'loan-became-overdue').length;
    expect(told(new Book().accrue(89))).toBe(1);
    expect(told(new Book().accrue(40).pay(2201.8, 40).accrue(61))).toBe(2);
  });

  it('costs the penalty fee once in the life of the loan', () => {
    const book = new Book({ ...subProduct, penaltyFeeCentavos: centavos(100) }).accrue(31);
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(100);
    book.pay(2180 + 2.18 + 1, 31).accrue(61);
    expect(overdueScheduledAmount(book.loan, day(61))).toBe(212_000);
    expect(book.loan.penaltyFeeAccruedCentavos).toBe(100);
  });
});

describe('paying an installment loan early', () => {
  it('in part takes from the installments in their order and lowers the interest still to come', () => {
    // Day 15: PHP 90 of interest has arisen, so PHP 2,590 repay PHP 2,500 of the principal.
    const book = new Book().pay(2590, 15);
    // The first is paid; what its last fifteen days still add is asked for with the second.
    expect(nextDue(book.loan)).toEqual({
      number: 2,
      dueOn: day(60),
      principalCentavos: 150_000,
      interestCentavos: 45 * 350,
    });
    expect(interestPlan(book)).toEqual([15 * 600, 45 * 350, 30 * 200]);
    book.accrue(61);
    // The charge for lateness counts the lowered interest of the second installment and nothing of the third.
    expect(overdueScheduledAmount(book.loan, day(61))).toBe(150_000 + 45 * 350);
  });

  it.each([1, 20, 28, 29])('of exactly what is due, on day %i, is on time', (early) => {
    const book = new Book().pay(2180, early).accrue(31);
    expect(dueState(book.loan, day(31))).toEqual({ kind: 'due-in', days: 29 });
    expect(book.loan.lateChargeAccruedCentavos).toBe(0);
    expect(book.events).not.toContain('loan-became-overdue');
  });

  it('on the very first day lowers the interest of every day but that one', () => {
    const book = new Book().pay(3006, 0);
    expect(book.loan.principalPaidCentavos).toBe(300_000);
    expect(interestPlan(book)).toEqual([600, 59 * 300, 30 * 200]);
    book.accrue(30);
    expect(book.loan.interestAccruedCentavos).toBe(600 + 29 * 300);
  });

  it('as a whole costs the days used and says what is saved', () => {
    const book = new Book().pay(2180, 30);
    expect(valueOf(payoffQuote(book.loan, day(45)))).toMatchObject({
      principalCentavos: 400_000,
      interestCentavos: 15 * 400,
      totalCentavos: 406_000,
      savedCentavos: 12_000,
    });
    book.pay(4060, 45);
    expect(book.loan).toMatchObject({ status: 'settled', customerCreditCentavos: 0 });
  });
});
