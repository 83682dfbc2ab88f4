import { describe, expect, it } from 'vitest';
import { postDisbursementFailed } from '@luwag/loan-engine/ledger/post-event';
import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import { centavos } from '@luwag/loan-engine/money/money';
import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { quote } from '@luwag/loan-engine/pricing/quote';
import { checkBorrower, checkNewEntries, checkQuote } from './invariants.ts';
import { begun, paidOutLoan, valueOf, type LoanBook } from './loan-book.ts';
import { describeOperation, type Operation } from './operation.ts';
import { describeViolation, runHistory } from './run-history.ts';
import { newWorld, type Borrower } from './world.ts';

/* A history repeats itself from its seed, and each invariant catches its planted fault. */

const live = (seed: number) => {
  const tally = new Map();
  expect(runHistory(seed, 60, tally)).toBeNull();
  return [...tally];
};

describe('a history', () => {
  it('is the same again from the same seed, and another from another', () => {
    expect(live(7)).toEqual(live(7));
    expect(live(7)).not.toEqual(live(8));
  });

  it('that fails is told by its seed, its invariant and a line for each operation', () => {
    const operation: Operation = { kind: 'pay part', who: 1, sizePpm: 5, days: 3 };
    expect(describeViolation({ seed: 9, message: 'I5 lost', operations: [operation] })).toBe(
      `seed 9: I5 lost\n  1. ${describeOperation(operation)}`,
    );
  });
});

function borrowerWith(book: LoanBook): Borrower {
  const [borrower] = newWorld().borrowers;
  if (borrower === undefined) throw new Error('a world has borrowers');
  return { ...borrower, book };
}

describe('an invariant notices', () => {
  it('money that is not booked', () => {
    const borrower = borrowerWith(paidOutLoan());
    expect(() => checkBorrower(borrower)).not.toThrow();
    expect(() => checkBorrower({ ...borrower, receivedCentavos: 1 })).toThrow('I5');
  });

  it('principal beyond the limit, and a loan that says something else than its ledger', () => {
    const book = paidOutLoan();
    const borrower = borrowerWith(book);
    expect(() => checkBorrower({ ...borrower, limitCentavos: centavos(499_999) })).toThrow('I15');
    book.loan = { ...book.loan, principalPaidCentavos: centavos(1) };
    expect(() => checkBorrower(borrower)).toThrow('I4');
    expect(() => book.keep({ loan: book.loan, entries: [], events: [] })).toThrow('I3');
  });

  it('an entry twice, an entry out of balance and a status out of the table', () => {
    const book = paidOutLoan();
    const entry = postDisbursementFailed(book.loan, begun);
    expect(() => book.keep({ loan: book.loan, entries: [entry], events: [] })).toThrow('I3');
    const half = { ...entry, postings: entry.postings.slice(1) };
    expect(() => book.keep({ loan: book.loan, entries: [half], events: [] })).toThrow('I1');
    const backwards = { ...book.loan, status: 'disbursing' as const };
    expect(() => book.keep({ loan: backwards, entries: [], events: [] })).toThrow('I19');
  });

  it('a day charged twice and a day charged too much', () => {
    const { loan, entries } = paidOutLoan();
    const [first] = entries;
    if (first === undefined) throw new Error('a payout has entries');
    const charge = (amount: number) => ({
      ...first,
      kind: 'interest-accrued' as const,
      postings: [{ account: '1110' as const, amountCentavos: centavos(amount) }],
    });
    const borrower = borrowerWith(paidOutLoan());
    expect(() => checkNewEntries(borrower, loan, [charge(500), charge(500)])).toThrow('I18');
    const other = { ...borrower, chargedThrough: new Map() };
    expect(() => checkNewEntries(other, loan, [charge(1001)])).toThrow('I16');
  });

  it('a price too high and a chain or a coupon that is not as told', () => {
    const cheap = valueOf(
      quote(mainProduct, { amountCentavos: centavos(500_000), termDays: 30, disbursedOn: begun }),
    );
    expect(() => checkQuote(cheap, 0, mainProduct)).not.toThrow();
    const dear = { ...cheap, netDisbursedCentavos: centavos(440_000) };
    expect(() => checkQuote(dear, 0, mainProduct)).toThrow('I16');
    const borrower = borrowerWith(paidOutLoan());
    const ahead = { ...borrower, chainModel: { ...borrower.chainModel, step: 1 } };
    expect(() => checkBorrower(ahead)).toThrow('I13');
    const coupon = {
      couponId: 'c',
      customerId: borrower.customerId,
      kind: 'cash' as const,
      deductionCentavos: centavos(1),
      minimumAmountCentavos: centavos(0),
      validFromOn: begun,
      validThroughOn: begun,
      usedOn: begun,
      usedForLoanId: 'l',
      invalidatedOn: null,
    };
    expect(() => checkBorrower({ ...borrower, coupons: [coupon] })).toThrow('I12');
    expect(() => checkBorrower({ ...borrower, coupons: [coupon], couponUses: new Map([['c', 2]]) })).toThrow(
      'I12',
    );
  });

  it('more waived and earned than was borrowed', () => {
    const book = paidOutLoan();
    const waivedCentavos = book.loan.principalCentavos;
    book.loan = { ...book.loan, adjustments: { ...adjustmentsOf(book.loan), waivedCentavos } };
    expect(() => checkBorrower(borrowerWith(book))).toThrow('I16');
  });
});
