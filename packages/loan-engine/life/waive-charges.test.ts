import { describe, expect, it } from 'vitest';
import { begun, paidOutLoan, valueOf } from '../../simulation/loan-book.ts';
import { accounts } from '../ledger/accounts.ts';
import { addDays, type LocalDate } from '../money/local-date.ts';
import { centavos, zeroCentavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { mainProduct, subProduct } from '../pricing/loan-product.ts';
import { accrueThrough } from './accrual.ts';
import { chargedSoFar } from '../loan/cost-so-far.ts';
import { payoffQuote } from './payoff.ts';
import { allocateRepayment } from './repayment.ts';
import { agreeRestructure } from './restructure.ts';
import { reverseDisbursement } from './reverse-disbursement.ts';
import { reverseRepayment } from './reverse-repayment.ts';
import { nextDue, outstandingFees, overdueScheduledAmount } from '../loan/schedule.ts';
import { waivableCharges, waiveCharges } from './waive-charges.ts';

const day = (count: number) => addDays(begun, count);
const none = {
  interestCentavos: zeroCentavos,
  lateChargeCentavos: zeroCentavos,
  penaltyFeeCentavos: zeroCentavos,
  feeCentavos: zeroCentavos,
};
const lateProduct = { ...mainProduct, penaltyFeeCentavos: centavos(300) };

// Ten days late: PHP 150.00 of interest, a late charge of PHP 5.15 a day and a fee of PHP 3.00.
const lateLoan = () => {
  const book = paidOutLoan({}, lateProduct);
  return book.keep(accrueThrough(book.loan, day(40)));
};

describe('a waiver', () => {
  it('lets go of part of one charge and leaves the others and the principal as they are', () => {
    const book = lateLoan();
    const before = valueOf(payoffQuote(book.loan, day(40)));
    const charges = { ...none, lateChargeCentavos: centavos(1150) };
    book.keep(valueOf(waiveCharges(book.loan, { on: day(40), charges, reason: 'goodwill' })));
    const after = valueOf(payoffQuote(book.loan, day(40)));
    expect(before).toMatchObject({
      lateChargeCentavos: 5150,
      penaltyFeeCentavos: 300,
      interestCentavos: 15_000,
    });
    expect(after).toEqual({
      ...before,
      lateChargeCentavos: 4000,
      totalCentavos: before.totalCentavos - 1150,
    });
    expect(book.entries.at(-1)).toMatchObject({ kind: 'charges-waived', reference: 'goodwill' });
  });

  it('lets go of every charge at once, so that the principal alone settles the loan', () => {
    const book = lateLoan();
    const charges = waivableCharges(book.loan);
    book.keep(valueOf(waiveCharges(book.loan, { on: day(40), charges, reason: 'complaint-upheld' })));
    book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(500_000), on: day(40) })));
    expect(book.loan).toMatchObject({ status: 'settled', customerCreditCentavos: 0 });
  });

  it('of the last charges on a loan whose principal is paid settles it, so that nothing stays open', () => {
    const book = lateLoan();
    const pay = (amount: number, on: LocalDate, reference: string) =>
      book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(amount), on, reference })));
    pay(1_000, day(40), 'A');
    book.keep(valueOf(agreeRestructure(book.loan, { on: day(40), dueOns: [day(60)] })));
    pay(valueOf(payoffQuote(book.loan, day(50))).totalCentavos, day(50), 'B');
    // The late charge that A paid is owed again, out of nothing that is left.
    const reversed = { reference: 'A', on: day(51), entries: book.entries };
    book.keep(valueOf(reverseRepayment(book.loan, reversed)));
    expect(book.loan.status).toBe('active');
    const charges = waivableCharges(book.loan);
    book.keep(valueOf(waiveCharges(book.loan, { on: day(52), charges, reason: 'goodwill' })));
    expect(book.loan).toMatchObject({ status: 'settled', settledOn: day(52) });
    expect(book.events.at(-1)).toMatchObject({ kind: 'loan-settled', on: day(52) });
  });

  it('lets go of fees left to the repayment at the lender’s expense, so that they are owed and late no more', () => {
    const book = paidOutLoan({}, { ...mainProduct, feesTiming: 'at-repayment' });
    const charged = chargedSoFar(book.loan);
    const part = { ...none, feeCentavos: centavos(3390) };
    book.keep(valueOf(waiveCharges(book.loan, { on: day(0), charges: part, reason: 'goodwill' })));
    expect(outstandingFees(book.loan)).toBe(10_000);
    expect(book.balances.get(accounts.couponsAndWaivedFees)).toBe(3390);
    // A waiver makes no room below the ceiling: what was charged stays charged.
    expect(chargedSoFar(book.loan)).toBe(charged + 500);
    const tooMuch = { ...none, feeCentavos: centavos(10_001) };
    const again = waiveCharges(book.loan, { on: day(0), charges: tooMuch, reason: 'goodwill' });
    expect(again).toMatchObject({ code: 'WAIVER_ABOVE_OWED', detail: { feeCentavos: 10_000 } });
    const rest = { ...none, feeCentavos: centavos(10_000) };
    book.keep(valueOf(waiveCharges(book.loan, { on: day(31), charges: rest, reason: 'goodwill' })));
    expect(overdueScheduledAmount(book.loan, day(32))).toBe(515_000);
    // PHP 5.25 of lateness of the one day on which PHP 5,150 and PHP 100 of fees were late.
    book.keep(valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(515_525), on: day(31) })));
    expect(book.loan).toMatchObject({ status: 'settled', customerCreditCentavos: 0 });
  });

  it('of fees is undone with the loan when the bank sends the payout back', () => {
    const book = paidOutLoan({}, { ...mainProduct, feesTiming: 'at-repayment' });
    const charges = { ...none, feeCentavos: centavos(5000) };
    book.keep(valueOf(waiveCharges(book.loan, { on: day(1), charges, reason: 'goodwill' })));
    book.keep(valueOf(reverseDisbursement(book.loan, day(2))));
    expect(book.balances.get(accounts.couponsAndWaivedFees)).toBe(0);
  });

  it('of interest leaves the installment that asked for it, so that it is not due any more', () => {
    const book = paidOutLoan({ amountCentavos: centavos(600_000), termDays: 90 }, subProduct);
    book.keep(accrueThrough(book.loan, day(40)));
    const before = nextDue(book.loan);
    const charges = { ...none, interestCentavos: before?.interestCentavos ?? zeroCentavos };
    book.keep(valueOf(waiveCharges(book.loan, { on: day(40), charges, reason: 'goodwill' })));
    expect(nextDue(book.loan)).toMatchObject({ number: 1, interestCentavos: 0, principalCentavos: 200_000 });
    const lateness = book.loan.lateChargeAccruedCentavos;
    book.keep(
      valueOf(allocateRepayment(book.loan, { amountCentavos: centavos(200_000 + lateness), on: day(40) })),
    );
    expect(nextDue(book.loan)?.number).toBe(2);
  });

  it('charges the days up to its own first, and nothing of them again', () => {
    const book = paidOutLoan({}, lateProduct);
    const charges = { ...none, interestCentavos: centavos(5000) };
    book.keep(valueOf(waiveCharges(book.loan, { on: day(10), charges, reason: 'lender-error' })));
    expect(waivableCharges(book.loan).interestCentavos).toBe(0);
    book.keep(accrueThrough(book.loan, day(12)));
    expect(waivableCharges(book.loan).interestCentavos).toBe(1000);
  });

  it('never makes room for more charges below the ceiling', () => {
    const dear = { ...mainProduct, lateChargePpmPerDay: ppm(1600) };
    const book = paidOutLoan({}, dear);
    book.keep(accrueThrough(book.loan, day(900)));
    const charged = chargedSoFar(book.loan);
    expect(charged).toBe(500_000);
    const charges = { ...none, lateChargeCentavos: centavos(100_000) };
    book.keep(valueOf(waiveCharges(book.loan, { on: day(900), charges, reason: 'hardship' })));
    book.keep(accrueThrough(book.loan, day(1000)));
    expect(chargedSoFar(book.loan)).toBe(charged);
  });

  it('is refused above what is owed, for nothing, for less than nothing, for a day already charged and on an ended loan', () => {
    const { loan } = lateLoan();
    const waive = (charges: typeof none, on = day(40)) =>
      waiveCharges(loan, { on, charges, reason: 'goodwill' });
    const tooMuch = { ...none, penaltyFeeCentavos: centavos(301) };
    expect(waive(tooMuch)).toMatchObject({ code: 'WAIVER_ABOVE_OWED', detail: { penaltyFeeCentavos: 300 } });
    expect(waive({ ...none, lateChargeCentavos: centavos(5151) })).toMatchObject({
      code: 'WAIVER_ABOVE_OWED',
    });
    expect(waive({ ...none, interestCentavos: centavos(15_001) })).toMatchObject({
      code: 'WAIVER_ABOVE_OWED',
    });
    expect(waive(none)).toMatchObject({ code: 'AMOUNT_NOT_POSITIVE' });
    const mixed = { ...none, interestCentavos: centavos(-1), lateChargeCentavos: centavos(5) };
    expect(waive(mixed)).toMatchObject({ code: 'AMOUNT_NOT_POSITIVE' });
    const one = { ...none, lateChargeCentavos: centavos(1) };
    expect(waive(one, day(39))).toMatchObject({ code: 'DATE_BEFORE_ACCRUAL' });
    const ended = { ...loan, status: 'written-off' as const };
    expect(waiveCharges(ended, { on: day(40), charges: one, reason: 'goodwill' })).toMatchObject({
      code: 'LOAN_NOT_ACTIVE',
    });
  });
});
