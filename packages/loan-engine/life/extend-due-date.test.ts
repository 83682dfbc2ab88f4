import { describe, expect, it } from 'vitest';
import { balanceDifferences } from '../ledger/loan-balances.ts';
import type { JournalEntry } from '../ledger/posting.ts';
import { addDays, localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { mainProduct, type LoanProduct } from '../pricing/loan-product.ts';
import { quote } from '../pricing/quote.ts';
import type { Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import { chargedSoFar } from '../loan/cost-so-far.ts';
import type { Decision } from './decision.ts';
import { confirmDisbursement, requestDisbursement } from './disbursement.ts';
import { dueState } from '../loan/due-state.ts';
import { extendDueDate, extensionQuote } from './extend-due-date.ts';
import { bookLoan } from './book-loan.ts';
import type { Loan } from '../loan/loan.ts';
import { payoffQuote } from './payoff.ts';
import { allocateRepayment } from './repayment.ts';

const begun = localDate('2026-11-21');
const day = (count: number) => addDays(begun, count);

function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

// A 30-day loan of PHP 5,000 as it stands, with every entry written about it.
class Book {
  loan: Loan;
  readonly entries: JournalEntry[] = [];
  last: Decision | null = null;

  constructor(changed: Partial<LoanProduct> = {}) {
    const product = { ...mainProduct, ...changed };
    const offered = valueOf(
      quote(product, { amountCentavos: centavos(500_000), termDays: 30, disbursedOn: begun }),
    );
    this.loan = valueOf(bookLoan({ loanId: 'l', customerId: 'c', product, quote: offered })).loan;
    this.keep(valueOf(requestDisbursement(this.loan, begun)));
    this.keep(valueOf(confirmDisbursement(this.loan, begun)));
  }

  keep(decision: Decision): this {
    this.last = decision;
    this.loan = decision.loan;
    this.entries.push(...decision.entries);
    expect(balanceDifferences(this.loan, this.entries)).toEqual([]);
    return this;
  }

  extend(on = day(30), amount = 6800): this {
    return this.keep(valueOf(extendDueDate(this.loan, { amountCentavos: centavos(amount), on })));
  }

  pay(amount: number, on: typeof begun): this {
    return this.keep(valueOf(allocateRepayment(this.loan, { amountCentavos: centavos(amount), on })));
  }
}

describe('the price of an extension', () => {
  it('is eight days of interest on what is still borrowed and the fee', () => {
    expect(valueOf(extensionQuote(new Book().loan, day(30)))).toEqual({
      on: day(30),
      extensionDays: 8,
      fromDueOn: day(30),
      dueOn: day(38),
      principalCentavos: 500_000,
      interestCentavos: 4000,
      feeCentavos: 2800,
      priceCentavos: 6800,
      reversedCentavos: 0,
      reversedPenaltyFeeCentavos: 0,
      extensionsLeft: 1,
      proof: expect.objectContaining({ rule: 'SEC MC 14-2025', isCovered: true }),
    });
  });

  it('falls with the principal already repaid', () => {
    // PHP 2,610 pays the 20 days of interest so far and half of the principal.
    const book = new Book().pay(260_000, day(20));
    expect(book.loan.principalPaidCentavos).toBe(250_000);
    expect(valueOf(extensionQuote(book.loan, day(20)))).toMatchObject({
      principalCentavos: 250_000,
      interestCentavos: 2000,
      feeCentavos: 1400,
      priceCentavos: 3400,
    });
  });

  it('changes nothing: asking is free', () => {
    const { loan } = new Book();
    const before = JSON.stringify(loan);
    extensionQuote(loan, day(33));
    expect(JSON.stringify(loan)).toBe(before);
  });
});

describe('a paid extension', () => {
  it('moves the due date by exactly eight days and leaves principal and scheduled interest as they were', () => {
    const book = new Book();
    const before = book.loan;
    book.extend();
    expect(book.loan).toMatchObject({ dueOn: day(38), extensionCount: 1, status: 'active' });
    expect(book.loan.schedule).toEqual([{ ...before.schedule[0]!, dueOn: day(38) }]);
    expect(book.loan.principalCentavos).toBe(before.principalCentavos);
    expect(book.loan.principalPaidCentavos).toBe(0);
    expect(book.last!.entries.at(-1)).toEqual({
      kind: 'due-date-extended',
      businessOn: day(30),
      loanId: 'l',
      postings: [
        { account: '1020', amountCentavos: 6800 },
        { account: '4100', amountCentavos: -4000 },
        { account: '4220', amountCentavos: -2800 },
      ],
    });
    expect(book.last!.events.at(-1)).toEqual({
      kind: 'due-date-extended',
      loanId: 'l',
      on: day(30),
      fromDueOn: day(30),
      dueOn: day(38),
      priceCentavos: 6800,
      reversedCentavos: 0,
    });
  });

  it('charges the days gained once: no interest for them beyond the price, no late charge until they are over', () => {
    const book = new Book().extend();
    book.keep(accrueThrough(book.loan, day(38)));
    expect(book.loan.interestAccruedCentavos).toBe(15_000);
    expect(book.loan.lateChargeAccruedCentavos).toBe(0);
    expect(valueOf(payoffQuote(book.loan, day(38))).totalCentavos).toBe(515_000);
    book.keep(accrueThrough(book.loan, day(39)));
    expect(book.loan.lateChargeAccruedCentavos).toBe(515);
    expect(dueState(book.loan, day(39))).toEqual({ kind: 'overdue', days: 1 });
  });

  it('bought early still counts from the due date, and the old term goes on charging by the day', () => {
    const book = new Book().extend(day(10));
    expect(book.loan.dueOn).toBe(day(38));
    book.keep(accrueThrough(book.loan, day(38)));
    expect(book.loan.interestAccruedCentavos).toBe(15_000);
  });

  it('takes back the late charge and penalty fee of the days it covers', () => {
    const book = new Book({ penaltyFeeCentavos: centavos(200) });
    book.keep(accrueThrough(book.loan, day(33)));
    expect(book.loan).toMatchObject({ lateChargeAccruedCentavos: 1545, penaltyFeeAccruedCentavos: 200 });
    expect(valueOf(extensionQuote(book.loan, day(33))).reversedCentavos).toBe(1745);
    book.extend(day(33));
    expect(book.loan).toMatchObject({ lateChargeAccruedCentavos: 0, penaltyFeeAccruedCentavos: 0 });
    expect(book.last!.entries.at(-1)).toMatchObject({
      kind: 'overdue-charges-reversed',
      postings: [
        { account: '4300', amountCentavos: 1545 },
        { account: '4310', amountCentavos: 200 },
        { account: '1120', amountCentavos: -1545 },
        { account: '1130', amountCentavos: -200 },
      ],
    });
  });

  it('gives back as credit the late charge that was already paid', () => {
    const book = new Book().pay(1000, day(33));
    expect(book.loan.lateChargePaidCentavos).toBe(1000);
    book.extend(day(33));
    expect(book.loan).toMatchObject({ customerCreditCentavos: 1000, lateChargePaidCentavos: 0 });
    expect(book.last!.entries.at(-1)!.postings).toEqual([
      { account: '4300', amountCentavos: 1545 },
      { account: '1120', amountCentavos: -545 },
      { account: '2100', amountCentavos: -1000 },
    ]);
  });

  it('accrues the nights that were missed before it reverses them', () => {
    const book = new Book().extend(day(37));
    expect(book.last!.entries.filter((entry) => entry.kind === 'late-charge-accrued')).toHaveLength(7);
    expect(book.last!.entries.at(-1)!.kind).toBe('overdue-charges-reversed');
    expect(book.loan.accruedThroughOn).toBe(day(37));
  });

  it('keeps what was paid beyond the price as customer credit', () => {
    expect(new Book().extend(day(30), 7000).loan.customerCreditCentavos).toBe(200);
  });

  it('keeps the number of the payment channel', () => {
    const { loan } = new Book();
    const paid = { amountCentavos: centavos(6800), on: day(30), reference: 'PAY-1' };
    expect(valueOf(extendDueDate(loan, paid)).entries.at(-1)!.reference).toBe('PAY-1');
  });
});

const refused = (loan: Loan, on = day(30), amount = 6800) =>
  extendDueDate(loan, { amountCentavos: centavos(amount), on });

describe('an extension is refused', () => {
  it('when the payment is a centavo short', () => {
    expect(refused(new Book().loan, day(30), 6799)).toEqual({
      ok: false,
      code: 'EXTENSION_UNDERPAID',
      detail: { missingCentavos: 1 },
    });
  });

  it('after the last one the loan may have', () => {
    const twice = new Book().extend().extend(day(38));
    expect(twice.loan.dueOn).toBe(day(46));
    expect(refused(twice.loan, day(46))).toEqual({
      ok: false,
      code: 'EXTENSIONS_USED_UP',
      detail: { maxExtensions: 2 },
    });
  });

  it('while so little is borrowed still that its price is nothing', () => {
    const { loan } = new Book().pay(514_999, day(30));
    expect(extensionQuote(loan, day(30))).toMatchObject({ code: 'TOO_LITTLE_OWED_TO_EXTEND' });
    expect(refused(loan, day(30), 0)).toMatchObject({ ok: false, code: 'TOO_LITTLE_OWED_TO_EXTEND' });
  });

  it('from the eighth day overdue', () => {
    expect(refused(new Book().loan, day(37)).ok).toBe(true);
    expect(refused(new Book().loan, day(38))).toEqual({
      ok: false,
      code: 'OVERDUE_TOO_LONG_TO_EXTEND',
      detail: { overdueDays: 8, maxOverdueDays: 7 },
    });
  });

  it('when the new date would lie in the past already', () => {
    const { loan } = new Book({ maxOverdueDaysToExtend: 20 });
    expect(refused(loan, day(38)).ok).toBe(true);
    expect(refused(loan, day(39))).toMatchObject({ detail: { overdueDays: 9, maxOverdueDays: 8 } });
  });

  it('for a loan that is not active, and for a day already closed', () => {
    const settled = new Book().pay(515_000, day(30));
    expect(refused(settled.loan)).toMatchObject({ code: 'LOAN_NOT_ACTIVE' });
    const accrued = new Book();
    accrued.keep(accrueThrough(accrued.loan, day(31)));
    expect(refused(accrued.loan)).toMatchObject({ code: 'DATE_BEFORE_ACCRUAL' });
  });

  it('when as a renewal it would be too dear, saying by how much', () => {
    // 4,000 interest and 2.3 % fee: 15,500 taken from 500,000 where SEC MC 14-2025 allows 14,884.
    const { loan } = new Book({ extensionFeePpm: ppm(23_000) });
    expect(refused(loan, day(30), 15_500)).toEqual({
      ok: false,
      code: 'CAP_EFFECTIVE_RATE',
      detail: {
        rule: 'SEC MC 14-2025',
        cap: 'effective-rate',
        unit: 'centavos-deducted-upfront',
        byHowMuch: 616,
        largestAllowed: 14_884,
      },
    });
  });

  it('when everything charged would pass the amount borrowed, saying by how much', () => {
    const { loan } = new Book();
    const nearly = { ...loan, terms: { ...loan.terms, chargeCeilingCentavos: centavos(35_000) } };
    const inAll = chargedSoFar(accrueThrough(nearly, day(30)).loan) + 6800;
    expect(inAll).toBe(35_190);
    const expected = {
      ok: false,
      code: 'CAP_TOTAL_COST',
      detail: {
        rule: 'SEC MC 14-2025',
        cap: 'total-cost',
        unit: 'centavos-in-all',
        byHowMuch: 190,
        largestAllowed: 35_000,
      },
    };
    expect(refused(nearly, day(30))).toEqual(expected);
    // Bought early, the interest of the days still to come counts as well.
    expect(refused(nearly, day(1))).toEqual(expected);
  });
});
