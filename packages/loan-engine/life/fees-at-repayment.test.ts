import { describe, expect, it } from 'vitest';
import { begun, bookedLoan, paidOutLoan, valueOf, type LoanBook } from '../../simulation/loan-book.ts';
import { accounts } from '../ledger/accounts.ts';
import { addDays } from '../money/local-date.ts';
import { centavos, negateCentavos } from '../money/money.ts';
import { mainProduct, subProduct, type LoanProduct } from '../pricing/loan-product.ts';
import { quote, type QuoteRequest } from '../pricing/quote.ts';
import { accrueThrough } from './accrual.ts';
import { amountToReturn, cancelLoan } from './cancel.ts';
import { chargedSoFar } from '../loan/cost-so-far.ts';
import { confirmDisbursement, requestDisbursement } from './disbursement.ts';
import { extendDueDate, extensionQuote } from './extend-due-date.ts';
import { agreeRestructure } from './restructure.ts';
import { bookLoan } from './book-loan.ts';
import { couponOf } from '../loan/loan.ts';
import { payoffQuote } from './payoff.ts';
import { allocateRepayment } from './repayment.ts';
import { reverseDisbursement } from './reverse-disbursement.ts';
import { nextDue, outstandingFees, overdueScheduledAmount } from '../loan/schedule.ts';
import { repayValueDated } from './value-dated-repayment.ts';
import { claimAfterWriteOff, recoverWrittenOff, writeOff } from './write-off.ts';

/* PHP 5,000 over 30 days: interest PHP 150, fees and GST PHP 133.90. The book checks every decision against the ledger. */

const later = (product: LoanProduct): LoanProduct => ({ ...product, feesTiming: 'at-repayment' });
const day = (count: number) => addDays(begun, count);
const fees = 13_390;

const lent = (request: Partial<QuoteRequest> = {}, product: LoanProduct = mainProduct) =>
  paidOutLoan(request, later(product));
const accrue = (book: LoanBook, count: number) => book.keep(accrueThrough(book.loan, day(count)));
function pay(book: LoanBook, amount: number, count: number): LoanBook {
  return book.keep(
    valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(amount), on: day(count) })),
  );
}
/** What the newest entry paid of each receivable, in centavos. */
function paidBy(book: LoanBook): Record<string, number> {
  const { postings } = book.entries.at(-1) ?? { postings: [] };
  return Object.fromEntries(
    postings.map(({ account, amountCentavos }) => [account, negateCentavos(amountCentavos)]),
  );
}

describe('a loan whose fees are paid at repayment', () => {
  it('is paid out whole and owes its fees from that day, while the income is the same as ever', () => {
    const book = lent();
    expect(book.loan.netDisbursedCentavos).toBe(500_000);
    expect(outstandingFees(book.loan)).toBe(fees);
    expect(book.balances.get(accounts.feeReceivable)).toBe(fees);
    const upfront = paidOutLoan();
    for (const account of [accounts.serviceFeeIncome, accounts.creditReportFeeIncome, accounts.gstPayable]) {
      expect(book.balances.get(account)).toBe(upfront.balances.get(account));
    }
    expect(chargedSoFar(book.loan)).toBe(chargedSoFar(upfront.loan));
  });

  it('owes nothing before its payout is confirmed', () => {
    expect(outstandingFees(bookedLoan({}, later(mainProduct)).loan)).toBe(0);
  });

  it('owes the fees whole however early it is settled', () => {
    const book = lent();
    expect(valueOf(payoffQuote(book.loan, day(10)))).toMatchObject({
      principalCentavos: 500_000,
      interestCentavos: 5000,
      feeCentavos: fees,
      totalCentavos: 505_000 + fees,
      savedCentavos: 10_000,
    });
    pay(book, 505_000 + fees, 10);
    expect(book.loan).toMatchObject({ status: 'settled', customerCreditCentavos: 0 });
    expect(book.balances.get(accounts.feeReceivable)).toBe(0);
  });

  it('takes fees from money first, then interest, then principal, and names what is left of the next payment', () => {
    const book = lent();
    expect(nextDue(book.loan)).toMatchObject({ principalCentavos: 500_000, feeCentavos: fees });
    pay(book, 10_000, 10);
    expect(paidBy(book)).toEqual({
      [accounts.collectionsClearing]: -10_000,
      [accounts.feeReceivable]: 10_000,
    });
    expect(nextDue(book.loan)).toMatchObject({ principalCentavos: 500_000, feeCentavos: 3390 });
    pay(book, 10_000, 10);
    expect(paidBy(book)).toMatchObject({
      [accounts.feeReceivable]: 3390,
      [accounts.interestReceivable]: 5000,
      [accounts.loanPrincipal]: 1610,
    });
    expect(nextDue(book.loan)).toMatchObject({ principalCentavos: 498_390, feeCentavos: 0 });
  });

  it('is late for the fees too: they bear the late charge until they are paid, after the charge itself', () => {
    const book = accrue(lent(), 31);
    expect(overdueScheduledAmount(book.loan, day(31))).toBe(515_000 + fees);
    expect(book.loan.lateChargeAccruedCentavos).toBe(528);
    pay(book, 528 + fees, 31);
    expect(paidBy(book)).toMatchObject({
      [accounts.lateChargeReceivable]: 528,
      [accounts.feeReceivable]: fees,
    });
    accrue(book, 32);
    expect(book.loan.lateChargeAccruedCentavos).toBe(528 + 515);
  });

  it('lowers its fees by the coupon, and by all of them where the coupon is worth more', () => {
    const book = lent({ couponCentavos: centavos(5000) });
    expect(outstandingFees(book.loan)).toBe(fees - 5000);
    expect(book.balances.get(accounts.couponsAndWaivedFees)).toBe(5000);
    const free = lent({ couponCentavos: centavos(20_000) });
    expect(outstandingFees(free.loan)).toBe(0);
    expect(free.loan.terms.couponCentavos).toBe(fees);
  });

  it('is refused when the quote was changed to hide a fee', () => {
    const product = later(mainProduct);
    const shown = valueOf(
      quote(product, { amountCentavos: centavos(500_000), termDays: 30, disbursedOn: begun }),
    );
    expect(couponOf(shown)).toBe(0);
    const named = { loanId: 'l', customerId: 'c', product };
    const schedule = shown.schedule.map((line) => ({ ...line, feeCentavos: centavos(1) }));
    expect(bookLoan({ ...named, quote: { ...shown, schedule } })).toMatchObject({ code: 'QUOTE_CHANGED' });
    expect(valueOf(bookLoan({ ...named, quote: shown })).loan.schedule).toEqual(shown.schedule);
  });
});

describe('fees at repayment in installments', () => {
  it('are due with the first installment, and late with it alone', () => {
    const asked = { amountCentavos: centavos(600_000), termDays: 90 };
    const book = accrue(lent(asked, subProduct), 31);
    const firstFee = book.loan.schedule[0]?.feeCentavos ?? 0;
    expect(firstFee).toBe(outstandingFees(book.loan));
    expect(overdueScheduledAmount(book.loan, day(31))).toBe(218_000 + firstFee);
    pay(book, 218_000 + firstFee + book.loan.lateChargeAccruedCentavos, 31);
    expect(overdueScheduledAmount(book.loan, day(31))).toBe(0);
    expect(nextDue(book.loan)).toMatchObject({ number: 2 });
    expect(nextDue(book.loan)).not.toHaveProperty('feeCentavos');
  });
});

describe('what else may happen to fees at repayment', () => {
  const request = { receivedAtMs: 0, requestedAtMs: 3_600_000, windowHours: 24 };

  it('a cancellation takes them back, and what was paid of them counts towards the return', () => {
    const book = pay(lent(), 4000, 0);
    expect(amountToReturn(book.loan)).toBe(496_000);
    book.keep(valueOf(cancelLoan(book.loan, request, { amountCentavos: centavos(496_000), on: begun })));
    expect(book.loan.customerCreditCentavos).toBe(0);
    for (const account of [accounts.feeReceivable, accounts.serviceFeeIncome, accounts.gstPayable]) {
      expect(book.balances.get(account)).toBe(0);
    }
  });

  it('a payout sent back makes what was paid the credit of the borrower, and a new payout owes the fees anew', () => {
    const book = pay(lent(), 4000, 1);
    book.keep(valueOf(reverseDisbursement(book.loan, day(2))));
    expect(outstandingFees(book.loan)).toBe(0);
    expect(book.loan.customerCreditCentavos).toBe(4000);
    book.keep(valueOf(requestDisbursement(book.loan, day(3))));
    book.keep(valueOf(confirmDisbursement(book.loan, day(3))));
    expect(outstandingFees(book.loan)).toBe(fees);
    expect(book.loan.schedule[0]?.feeCentavos).toBe(fees);
  });

  it('a write-off loses what is left of them, and a recovery may bring it back', () => {
    const book = pay(lent(), 4000, 10);
    book.keep(valueOf(writeOff(book.loan, { on: day(90), leastOverdueDays: 30 })));
    expect(book.loan.adjustments).toMatchObject({ feesPaidCentavos: 4000, writtenOffFeesCentavos: 9390 });
    const claim = claimAfterWriteOff(book.loan);
    expect(claim).toBe(book.balances.get(accounts.loansWrittenOff));
    const recovery = { amountCentavos: centavos(claim + 5), on: day(95) };
    book.keep(valueOf(recoverWrittenOff(book.loan, recovery)));
    expect(book.loan.customerCreditCentavos).toBe(5);
  });

  it('an extension moves them with the due date and leaves them as they are', () => {
    const book = lent();
    const { priceCentavos } = valueOf(extensionQuote(book.loan, day(30)));
    book.keep(valueOf(extendDueDate(book.loan, { amountCentavos: priceCentavos, on: day(30) })));
    expect(book.loan.schedule).toMatchObject([{ dueOn: day(38), feeCentavos: fees }]);
    accrue(book, 38);
    expect(book.loan.lateChargeAccruedCentavos).toBe(0);
    expect(outstandingFees(book.loan)).toBe(fees);
  });

  it('a restructure spreads them with the rest, and adds nothing', () => {
    const book = pay(lent(), 390, 10);
    const owed = valueOf(payoffQuote(book.loan, day(40)));
    const dueOns = Array.from({ length: 50 }, (_, index) => day(45 + index));
    book.keep(valueOf(agreeRestructure(book.loan, { on: day(40), dueOns })));
    const { schedule } = book.loan;
    expect(schedule.reduce((sum, line) => sum + (line.feeCentavos ?? 0), 0)).toBe(fees);
    const [paid, first, second] = schedule;
    expect(paid).toMatchObject({ number: 0, feeCentavos: 390 });
    const share = Math.floor((owed.principalCentavos + owed.interestCentavos + 13_000) / 50);
    expect(first).toMatchObject({ feeCentavos: share, interestCentavos: 0, principalCentavos: 0 });
    expect(second?.feeCentavos).toBe(13_000 - share);
    pay(book, share, 45);
    expect(overdueScheduledAmount(book.loan, day(46))).toBe(0);
    expect(nextDue(book.loan)?.number).toBe(2);
  });

  it('money that counts from an earlier day leaves the loan as if it had been known then', () => {
    const known = accrue(pay(pay(lent(), 50_000, 10), 7000, 20), 40);
    const told = accrue(pay(lent(), 7000, 20), 40);
    const dated = { amountCentavos: centavos(50_000), valueOn: day(10), on: day(40) };
    told.keep(valueOf(repayValueDated(told.loan, dated, told.entries)));
    const { adjustments: knownAdjustments, ...knownFigures } = known.loan;
    const { adjustments: toldAdjustments, ...toldFigures } = told.loan;
    expect(toldFigures).toEqual(knownFigures);
    expect(toldAdjustments?.feesPaidCentavos).toBe(knownAdjustments?.feesPaidCentavos);
    expect(toldAdjustments?.feesPaidCentavos).toBe(fees);
  });

  it('stay marked for the close of business when money of an earlier day went to lateness alone', () => {
    const book = accrue(lent(), 40);
    const dated = { amountCentavos: centavos(100), valueOn: day(35), on: day(40) };
    book.keep(valueOf(repayValueDated(book.loan, dated, book.entries)));
    expect(book.loan.adjustments).toMatchObject({ feesPaidCentavos: 0 });
  });

  it('are part of the ceiling: charging stops when they and all else reach the amount borrowed', () => {
    const book = accrue(lent(), 1200);
    expect(chargedSoFar(book.loan)).toBe(500_000);
    expect(book.events.map(({ kind }) => kind)).toContain('charge-ceiling-reached');
  });
});
