import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceDifferences, loanBalances } from '../ledger/loan-balances.ts';
import type { JournalEntry } from '../ledger/posting.ts';
import { addDays, localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { mainProduct } from '../pricing/loan-product.ts';
import { quote } from '../pricing/quote.ts';
import type { Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import { chargedSoFar } from '../loan/cost-so-far.ts';
import type { Decision } from './decision.ts';
import { confirmDisbursement, requestDisbursement } from './disbursement.ts';
import { extendDueDate } from './extend-due-date.ts';
import { dueState } from '../loan/due-state.ts';
import { isFinal, isOutstanding } from '../loan/loan-status.ts';
import { bookLoan } from './book-loan.ts';
import type { Loan } from '../loan/loan.ts';
import { agreeRestructure } from './restructure.ts';
import { allocateRepayment } from './repayment.ts';
import { outstandingPrincipal } from '../loan/schedule.ts';
import { claimAfterWriteOff, recoverWrittenOff, writeOff } from './write-off.ts';

const begun = localDate('2026-11-21');
const day = (count: number) => addDays(begun, count);
const order = { on: day(120), leastOverdueDays: 90 };

function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

// A 30-day loan of PHP 5,000, paid out, and every entry written about it.
class Book {
  loan: Loan;
  readonly entries: JournalEntry[] = [];

  constructor(penaltyFee = 0) {
    const product = { ...mainProduct, penaltyFeeCentavos: centavos(penaltyFee) };
    const request = { amountCentavos: centavos(500_000), termDays: 30, disbursedOn: begun };
    const named = { loanId: 'l', customerId: 'c', product, quote: valueOf(quote(product, request)) };
    this.loan = valueOf(bookLoan(named)).loan;
    this.keep(valueOf(requestDisbursement(this.loan, begun)));
    this.keep(valueOf(confirmDisbursement(this.loan, begun)));
  }

  keep(decision: Decision): this {
    this.loan = decision.loan;
    this.entries.push(...decision.entries);
    expect(balanceDifferences(this.loan, this.entries)).toEqual([]);
    return this;
  }

  pay(amount: number, on = day(0)): this {
    return this.keep(valueOf(allocateRepayment(this.loan, { amountCentavos: centavos(amount), on })));
  }
}

describe('a write-off', () => {
  it('counts from the oldest payment of a plan that is not paid, as the console shows it', () => {
    const book = new Book();
    const dueOns = [day(60), day(90), day(120)];
    book.keep(valueOf(agreeRestructure(book.loan, { on: day(35), dueOns })));
    expect(dueState(book.loan, day(115))).toEqual({ kind: 'overdue', days: 55 });
    expect(writeOff(book.loan, { on: day(115), leastOverdueDays: 90 })).toMatchObject({
      code: 'WRITE_OFF_TOO_EARLY',
      detail: { overdueDays: 55, leastOverdueDays: 90 },
    });
    const paid = valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(171_666), on: day(60) }));
    expect(writeOff(paid.loan, { on: day(150), leastOverdueDays: 90 })).toMatchObject({
      detail: { overdueDays: 60 },
    });
    book.keep(valueOf(writeOff(book.loan, { on: day(150), leastOverdueDays: 90 })));
    expect(book.loan.status).toBe('written-off');
  });

  it('turns everything owed into a loss', () => {
    const book = new Book(200);
    const answer = valueOf(writeOff(book.loan, order));
    // 90 late days at 515 centavos on the 515,000 due.
    expect(answer.entries.at(-1)).toEqual({
      kind: 'loan-written-off',
      businessOn: day(120),
      loanId: 'l',
      postings: [
        { account: '6100', amountCentavos: 561_550 },
        { account: '1100', amountCentavos: -500_000 },
        { account: '1110', amountCentavos: -15_000 },
        { account: '1120', amountCentavos: -46_350 },
        { account: '1130', amountCentavos: -200 },
      ],
    });
    expect(answer.events.at(-1)).toMatchObject({ kind: 'loan-written-off', writtenOffCentavos: 561_550 });
    book.keep(answer);
    expect(outstandingPrincipal(book.loan)).toBe(0);
    expect(claimAfterWriteOff(book.loan)).toBe(561_550);
    expect(chargedSoFar(book.loan)).toBe(15_000 + 46_350 + 200 + 13_390);
  });

  it('is final, charges nothing more, and still stands in the way of a new loan', () => {
    const book = new Book().keep(valueOf(writeOff(new Book().loan, order)));
    expect(isFinal(book.loan.status)).toBe(true);
    expect(isOutstanding(book.loan.status)).toBe(true);
    expect(accrueThrough(book.loan, day(900)).entries).toEqual([]);
    expect(writeOff(book.loan, { ...order, on: day(121) })).toMatchObject({ code: 'LOAN_NOT_ACTIVE' });
  });

  it('counts what was paid before', () => {
    const book = new Book().pay(100_500);
    book.keep(valueOf(writeOff(book.loan, order)));
    expect(book.loan.adjustments).toMatchObject({
      writtenOffPrincipalCentavos: 400_000,
      writtenOffInterestCentavos: 11_600,
    });
  });

  it('is refused a day too early, and for a loan that is not late whatever the rule', () => {
    const { loan } = new Book();
    expect(writeOff(loan, { ...order, on: day(119) })).toEqual({
      ok: false,
      code: 'WRITE_OFF_TOO_EARLY',
      detail: { overdueDays: 89, leastOverdueDays: 90 },
    });
    expect(writeOff(loan, { on: day(30), leastOverdueDays: 0 })).toMatchObject({
      code: 'WRITE_OFF_TOO_EARLY',
    });
    expect(writeOff(loan, { on: day(31), leastOverdueDays: 0 }).ok).toBe(true);
    const accrued = accrueThrough(loan, day(130)).loan;
    expect(writeOff(accrued, order)).toMatchObject({ code: 'DATE_BEFORE_ACCRUAL' });
  });
});

describe('a recovery', () => {
  it('is income up to the claim, and the rest is the borrower’s', () => {
    const book = new Book();
    book.keep(valueOf(writeOff(book.loan, order)));
    const received = { amountCentavos: centavos(500_000), on: day(200), reference: 'REC-1' };
    const answer = valueOf(recoverWrittenOff(book.loan, received));
    expect(answer.entries).toEqual([
      {
        kind: 'recovery-received',
        businessOn: day(200),
        loanId: 'l',
        reference: 'REC-1',
        postings: [
          { account: '1020', amountCentavos: 500_000 },
          { account: '4400', amountCentavos: -500_000 },
        ],
      },
    ]);
    book.keep(answer);
    expect(claimAfterWriteOff(book.loan)).toBe(61_350);
    // The same money reported by a channel arrives as any repayment does.
    book.pay(61_400, day(210));
    expect(claimAfterWriteOff(book.loan)).toBe(0);
    expect(book.loan).toMatchObject({ status: 'recovered', customerCreditCentavos: 50 });
    expect(Object.fromEntries(loanBalances(book.entries))).toMatchObject({
      '4400': -561_350,
      '6100': 561_350,
      '2100': -50,
    });
  });

  it('is refused for nothing, and for a loan that was not written off', () => {
    const book = new Book();
    const received = { amountCentavos: centavos(1), on: day(1) };
    expect(recoverWrittenOff(book.loan, received)).toMatchObject({ code: 'LOAN_NOT_WRITTEN_OFF' });
    expect(claimAfterWriteOff(book.loan)).toBe(0);
    book.keep(valueOf(writeOff(book.loan, order)));
    const nothing = { ...received, amountCentavos: centavos(0) };
    expect(recoverWrittenOff(book.loan, nothing)).toMatchObject({ code: 'AMOUNT_NOT_POSITIVE' });
  });

  it('and loss agree with the ledger whatever was paid before and comes after', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 200_000 }), { maxLength: 5 });
    fc.assert(
      fc.property(amounts, amounts, fc.boolean(), (before, after, extend) => {
        const book = new Book(6);
        for (const amount of before) book.pay(amount, day(5));
        if (book.loan.status !== 'active') return;
        const extended = extendDueDate(book.loan, { amountCentavos: centavos(7000), on: day(33) });
        // Of a few pesos no extension is sold.
        if (extend && (extended.ok || outstandingPrincipal(book.loan) >= 500)) book.keep(valueOf(extended));
        // What an extension's price left over may have paid the rest on the due day.
        if (accrueThrough(book.loan, day(200)).loan.status === 'settled') return;
        book.keep(valueOf(writeOff(book.loan, { on: day(200), leastOverdueDays: 90 })));
        const claimed = claimAfterWriteOff(book.loan);
        const creditBefore = book.loan.customerCreditCentavos;
        for (const amount of after) book.pay(amount, day(250));
        const received = after.reduce((total, amount) => total + amount, 0);
        const credited = book.loan.customerCreditCentavos - creditBefore;
        expect(claimed - claimAfterWriteOff(book.loan)).toBe(Math.min(claimed, received));
        expect(credited).toBe(Math.max(0, received - claimed));
      }),
    );
  });
});
