import { describe, expect, it } from 'vitest';
import { begun, paidOutLoan, valueOf } from '../../simulation/loan-book.ts';
import { addDays } from '../money/local-date.ts';
import { centavos, zeroCentavos } from '../money/money.ts';
import { installmentAmount } from '../pricing/fees-timing.ts';
import { mainProduct, subProduct } from '../pricing/loan-product.ts';
import { giveBackCoupon, type Coupon } from '../rewards/coupon.ts';
import { accrueThrough } from './accrual.ts';
import { cancelLoan } from './cancel.ts';
import { payoffQuote } from './payoff.ts';
import { lowerByCoupon, repayWithCoupon } from './repay-with-coupon.ts';
import { nextDue, overdueScheduledAmount } from '../loan/schedule.ts';

const day = (count: number) => addDays(begun, count);
const coupon: Coupon = {
  couponId: 'k',
  customerId: 'c',
  kind: 'repayment',
  deductionCentavos: centavos(5000),
  minimumAmountCentavos: centavos(100_000),
  validFromOn: begun,
  validThroughOn: day(90),
  usedOn: null,
  usedForLoanId: null,
  invalidatedOn: null,
};

describe('a repayment with a coupon', () => {
  it('lowers interest by the coupon, so that the rest settles the loan', () => {
    const book = paidOutLoan();
    const owed = valueOf(payoffQuote(book.loan, day(30))).totalCentavos;
    const amountCentavos = centavos(owed - 5000);
    const repaid = valueOf(
      repayWithCoupon(book.loan, coupon, { amountCentavos, on: day(30), reference: 'LW-1' }),
    );
    book.keep(repaid.decision);
    expect(book.loan).toMatchObject({ status: 'settled', customerCreditCentavos: 0 });
    expect(repaid.coupon).toMatchObject({ usedOn: day(30), usedForLoanId: 'l' });
    const underItsNumber = book.entries.filter(({ reference }) => reference === 'LW-1');
    expect(underItsNumber.map(({ kind }) => kind)).toEqual(['coupon-used', 'repayment-received']);
  });

  it('lowers lateness first', () => {
    const book = paidOutLoan({}, { ...mainProduct, penaltyFeeCentavos: centavos(300) });
    const before = valueOf(payoffQuote(book.loan, day(38)));
    expect(before).toMatchObject({ lateChargeCentavos: 4120, penaltyFeeCentavos: 300 });
    const amountCentavos = centavos(100_000);
    book.keep(valueOf(repayWithCoupon(book.loan, coupon, { amountCentavos, on: day(38) })).decision);
    const after = valueOf(payoffQuote(book.loan, day(38)));
    expect(after.totalCentavos).toBe(before.totalCentavos - 105_000);
    expect(book.entries.find(({ kind }) => kind === 'coupon-used')?.postings).toEqual([
      { account: '4100', amountCentavos: 580 },
      { account: '4300', amountCentavos: 4120 },
      { account: '4310', amountCentavos: 300 },
      { account: '1110', amountCentavos: -580 },
      { account: '1120', amountCentavos: -4120 },
      { account: '1130', amountCentavos: -300 },
    ]);
  });

  it('lowers fees that were left to the repayment before interest', () => {
    const book = paidOutLoan({}, { ...mainProduct, feesTiming: 'at-repayment' });
    const large = { ...coupon, deductionCentavos: centavos(14_000) };
    const amountCentavos = centavos(100_000);
    book.keep(valueOf(repayWithCoupon(book.loan, large, { amountCentavos, on: day(10) })).decision);
    expect(book.entries.find(({ kind }) => kind === 'coupon-used')?.postings).toEqual([
      { account: '4100', amountCentavos: 610 },
      { account: '6200', amountCentavos: 13_390 },
      { account: '1110', amountCentavos: -610 },
      { account: '1140', amountCentavos: -13_390 },
    ]);
    expect(valueOf(payoffQuote(book.loan, day(10))).feeCentavos).toBe(0);
  });

  it('makes the installment that is due smaller, and paying the rest settles it', () => {
    const book = paidOutLoan({ amountCentavos: centavos(600_000), termDays: 90 }, subProduct);
    book.keep(accrueThrough(book.loan, day(30)));
    const first = nextDue(book.loan);
    const lowered = valueOf(
      lowerByCoupon(book.loan, coupon, { amountCentavos: centavos(100_000), on: day(30) }),
    );
    const left = nextDue(lowered.decision.loan);
    expect(left).toEqual({ ...first, interestCentavos: (first?.interestCentavos ?? 0) - 5000 });
    const amountCentavos = installmentAmount(
      left ?? { principalCentavos: zeroCentavos, interestCentavos: zeroCentavos },
    );
    book.keep(valueOf(repayWithCoupon(book.loan, coupon, { amountCentavos, on: day(30) })).decision);
    expect(nextDue(book.loan)).toMatchObject({ number: 2, dueOn: day(60) });
    expect(overdueScheduledAmount(book.loan, day(31))).toBe(0);
  });

  it('is valid on the day it was promised, though the money comes after its last day', () => {
    const { loan } = paidOutLoan();
    const ending = { ...coupon, validThroughOn: day(29) };
    const late = { amountCentavos: centavos(100_000), on: day(30) };
    expect(repayWithCoupon(loan, ending, late)).toMatchObject({ code: 'COUPON_EXPIRED' });
    const repaid = valueOf(repayWithCoupon(loan, ending, { ...late, promisedOn: day(29) }));
    expect(repaid.coupon.usedOn).toBe(day(29));
  });

  it('is given back with the loan, and the loan then owes nothing', () => {
    const book = paidOutLoan();
    const repaid = valueOf(
      repayWithCoupon(book.loan, coupon, { amountCentavos: centavos(100_000), on: day(1) }),
    );
    book.keep(repaid.decision);
    const request = { receivedAtMs: 0, requestedAtMs: 0, windowHours: 24 };
    const amountCentavos = centavos(book.loan.netDisbursedCentavos - 100_000);
    book.keep(valueOf(cancelLoan(book.loan, request, { amountCentavos, on: day(1) })));
    expect(book.loan).toMatchObject({ status: 'cancelled', customerCreditCentavos: 0 });
    expect(valueOf(giveBackCoupon(repaid.coupon, 'l', day(1))).usedOn).toBeNull();
  });

  it('is refused below the coupon’s minimum, with another’s coupon, where no charge is owed, and on an ended loan', () => {
    const { loan } = paidOutLoan();
    const pay = (with_: Coupon, amount = 100_000, of = loan) =>
      repayWithCoupon(of, with_, { amountCentavos: centavos(amount), on: day(30) });
    // The coupon's own PHP 50.00 pay off debt as well.
    expect(pay(coupon, 95_000)).toMatchObject({ ok: true });
    expect(pay(coupon, 94_999)).toMatchObject({
      code: 'COUPON_MINIMUM_NOT_REACHED',
      detail: { missingCentavos: 1 },
    });
    expect(pay({ ...coupon, isHeld: true })).toMatchObject({ code: 'COUPON_HELD' });
    expect(pay({ ...coupon, customerId: 'other' })).toMatchObject({ code: 'COUPON_NOT_OWN' });
    expect(pay({ ...coupon, kind: 'withdrawal' })).toMatchObject({ code: 'COUPON_WRONG_OCCASION' });
    expect(pay(coupon, 100_000, { ...loan, status: 'settled' })).toMatchObject({
      code: 'COUPON_NOTHING_TO_DEDUCT',
    });
  });
});
