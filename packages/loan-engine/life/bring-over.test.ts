import { describe, expect, test } from 'vitest';
import { accounts } from '../ledger/accounts.ts';
import { balanceDifferences, loanBalances } from '../ledger/loan-balances.ts';
import { noAdjustments } from '../loan/loan-adjustments.ts';
import { addDays, localDate } from '../money/local-date.ts';
import { centavos, zeroCentavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { mainProduct } from '../pricing/loan-product.ts';
import { accrueThrough } from './accrual.ts';
import { bookAsOf } from './book-as-of.ts';
import { type BroughtOverLoan, bringOver, type EarlierLoan } from './bring-over.ts';
import { cancelLoan } from './cancel.ts';
import { allocateRepayment } from './repayment.ts';
import { reverseRepayment } from './reverse-repayment.ts';

const today = localDate('2026-11-28');
const disbursedOn = localDate('2026-11-08');
const dueOn = localDate('2026-12-08');

/** 5,000 pesos for 30 days, 20 days ago: 19 days of interest, of which the borrower paid 40 pesos, and 1,000 of the principal. */
function earlierLoan(more: Partial<EarlierLoan> = {}): EarlierLoan {
  return {
    loanId: 'loan',
    customerId: 'customer',
    product: mainProduct,
    contract: {
      amountCentavos: centavos(500_000),
      termDays: 30,
      disbursedOn,
      dailyInterestPpm: ppm(1000),
      lateChargePpmPerDay: ppm(1000),
      serviceFeeCentavos: centavos(10_500),
      creditReportFeeCentavos: centavos(1_000),
      gstCentavos: centavos(1_890),
      couponCentavos: zeroCentavos,
    },
    figures: {
      status: 'active',
      dueOn,
      schedule: [
        { number: 1, dueOn, principalCentavos: centavos(500_000), interestCentavos: centavos(15_000) },
      ],
      principalPaidCentavos: centavos(100_000),
      interestAccruedCentavos: centavos(9_500),
      interestPaidCentavos: centavos(4_000),
      lateChargeAccruedCentavos: zeroCentavos,
      lateChargePaidCentavos: zeroCentavos,
      penaltyFeeAccruedCentavos: zeroCentavos,
      penaltyFeePaidCentavos: zeroCentavos,
      accruedThroughOn: localDate('2026-11-27'),
      settledOn: null,
      customerCreditCentavos: zeroCentavos,
      extensionCount: 0,
    },
    owed: {
      principalCentavos: centavos(400_000),
      interestCentavos: centavos(5_500),
      feeCentavos: zeroCentavos,
      lateChargeCentavos: zeroCentavos,
      penaltyFeeCentavos: zeroCentavos,
    },
    isOverdue: false,
    ...more,
  };
}

function taken(earlier: EarlierLoan = earlierLoan()): BroughtOverLoan {
  const outcome = bringOver(earlier, today);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

function refusalOf(earlier: EarlierLoan) {
  const outcome = bringOver(earlier, today);
  return outcome.ok ? null : [outcome.code, outcome.detail?.['field'] ?? null];
}

describe('a loan brought over from earlier books', () => {
  test('debits what is owed against conversion clearing, and nothing else', () => {
    const { loan, entries } = taken();
    const balances = loanBalances(entries);
    const moved = [...balances].filter(([, amountCentavos]) => amountCentavos !== 0);
    expect(Object.fromEntries(moved)).toEqual({
      [accounts.loanPrincipal]: 400_000,
      [accounts.interestReceivable]: 5_500,
      [accounts.conversionClearing]: -405_500,
    });
    expect(balanceDifferences(loan, entries)).toEqual([]);
  });

  test('goes on like any other: it accrues, is paid, and its ledger agrees with its figures', () => {
    const { loan, entries } = taken();
    const accrued = accrueThrough(loan, localDate('2026-11-30'));
    expect(accrued.loan.interestAccruedCentavos).toBe(9_500 + 3 * 400);
    const paid = allocateRepayment(accrued.loan, {
      amountCentavos: centavos(406_700),
      on: localDate('2026-11-30'),
    });
    if (!paid.ok) throw new Error(paid.code);
    expect(paid.value.loan.status).toBe('settled');
    const all = [...entries, ...accrued.entries, ...paid.value.entries];
    expect(balanceDifferences(paid.value.loan, all)).toEqual([]);
  });

  test('takes money that counts from an earlier day, and gives it back when it is reversed', () => {
    const { loan, entries } = taken();
    const accrued = accrueThrough(loan, localDate('2026-12-02'));
    const known = [...entries, ...accrued.entries];
    const money = { amountCentavos: centavos(100_000), on: localDate('2026-11-29'), reference: 'REF1' };
    const asOf = { valueOn: money.on, on: localDate('2026-12-02'), entries: known };
    const counted = bookAsOf(accrued.loan, asOf, (then) => allocateRepayment(then, money));
    if (!counted.ok) throw new Error(counted.code);
    const after = [...known, ...counted.value.entries];
    expect(balanceDifferences(counted.value.loan, after)).toEqual([]);
    // It paid 63 pesos of interest first, so three days are charged on 937 pesos less.
    expect(accrued.loan.interestAccruedCentavos - counted.value.loan.interestAccruedCentavos).toBe(3 * 94);
    const back = reverseRepayment(counted.value.loan, {
      reference: 'REF1',
      on: localDate('2026-12-02'),
      entries: after,
    });
    if (!back.ok) throw new Error(back.code);
    expect(back.value.loan.interestAccruedCentavos).toBe(accrued.loan.interestAccruedCentavos);
    expect(balanceDifferences(back.value.loan, [...after, ...back.value.entries])).toEqual([]);
  });

  test('is not charged a penalty fee that its lender had let go', () => {
    const { figures } = earlierLoan();
    const letGo = { waivedCentavos: centavos(100), waivedPenaltyFeeCentavos: centavos(100) };
    const feeOf = (adjustments: typeof noAdjustments) => {
      const product = { ...mainProduct, penaltyFeeCentavos: centavos(100) };
      const { loan } = taken(earlierLoan({ product, figures: { ...figures, adjustments } }));
      return accrueThrough(loan, addDays(dueOn, 1)).loan.penaltyFeeAccruedCentavos;
    };
    expect([feeOf(noAdjustments), feeOf({ ...noAdjustments, ...letGo })]).toEqual([100, 0]);
  });

  test('counts no money from before it was brought over, and is not cancelled', () => {
    const { loan, entries } = taken();
    const money = { amountCentavos: centavos(1_000), on: localDate('2026-11-20') };
    const counted = bookAsOf(loan, { valueOn: money.on, on: today, entries }, (then) =>
      allocateRepayment(then, money),
    );
    expect(counted).toMatchObject({ ok: false, code: 'DATE_BEFORE_DISBURSEMENT' });
    const request = { receivedAtMs: 0, requestedAtMs: 0, windowHours: 24 };
    const cancelled = cancelLoan(loan, request, { amountCentavos: centavos(486_610), on: today });
    expect(cancelled).toMatchObject({ ok: false, code: 'LOAN_NOT_CANCELLABLE' });
  });
});

describe('a loan of earlier books is refused', () => {
  test('where the law forbids its price, by the figure that breaks the cap', () => {
    const { contract } = earlierLoan();
    expect(refusalOf(earlierLoan({ contract: { ...contract, dailyInterestPpm: ppm(2001) } }))?.[0]).toBe(
      'CAP_NOMINAL_RATE',
    );
    expect(refusalOf(earlierLoan({ contract: { ...contract, lateChargePpmPerDay: ppm(1667) } }))?.[0]).toBe(
      'CAP_LATE_PENALTY',
    );
    expect(
      refusalOf(earlierLoan({ contract: { ...contract, serviceFeeCentavos: centavos(100_000) } }))?.[0],
    ).toBe('CAP_EFFECTIVE_RATE');
  });

  test('where its figures do not add up, by the field', () => {
    const { owed, figures } = earlierLoan();
    expect(refusalOf(earlierLoan({ owed: { ...owed, interestCentavos: centavos(5_501) } }))).toEqual([
      'FIGURES_DO_NOT_ADD_UP',
      'owed.interest',
    ]);
    const letGo = { waivedCentavos: centavos(99), waivedPenaltyFeeCentavos: centavos(100) };
    const aboveWaived = { ...figures, adjustments: { ...noAdjustments, ...letGo } };
    expect(refusalOf(earlierLoan({ figures: aboveWaived }))).toEqual([
      'FIGURES_DO_NOT_ADD_UP',
      'waived.penaltyFee',
    ]);
    const [line] = figures.schedule;
    if (line === undefined) throw new Error('a schedule has a line');
    const first = { ...line, principalCentavos: centavos(0), dueOn: addDays(line.dueOn, -10) };
    const inParts = { ...figures, schedule: [first, { ...line, number: 2 }] };
    expect(refusalOf(earlierLoan({ figures: inParts }))).toEqual(['SCHEDULE_DOES_NOT_ADD_UP', 'schedule']);
    const schedule = [{ ...line, principalCentavos: centavos(499_999) }];
    expect(refusalOf(earlierLoan({ figures: { ...figures, schedule } }))).toEqual([
      'SCHEDULE_DOES_NOT_ADD_UP',
      'schedule.principal',
    ]);
  });

  test('where its dates or its status cannot be', () => {
    const { figures } = earlierLoan();
    expect(
      refusalOf(earlierLoan({ figures: { ...figures, accruedThroughOn: localDate('2026-11-29') } })),
    ).toEqual(['DATES_DO_NOT_FIT', 'chargedThroughOn']);
    expect(refusalOf(earlierLoan({ isOverdue: true }))).toEqual(['STATUS_DOES_NOT_FIT', 'status']);
    expect(refusalOf(earlierLoan({ figures: { ...figures, status: 'settled', settledOn: today } }))).toEqual([
      'STATUS_DOES_NOT_FIT',
      'status',
    ]);
  });
});
