import { describe, expect, it } from 'vitest';
import { localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { mainProduct, subProduct, type LoanProduct } from './loan-product.ts';
import { planInstallments, quote, type Quote } from './quote.ts';
import { validateProduct } from './validate-product.ts';

const disbursedOn = localDate('2026-11-21');

function priced(pesos: number, termDays: number, product: LoanProduct = subProduct): Quote {
  const answer = quote(product, { amountCentavos: centavos(pesos * 100), termDays, disbursedOn });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

function countOrCode(termDays: number): number | string {
  const answer = quote(subProduct, { amountCentavos: centavos(500_000), termDays, disbursedOn });
  return answer.ok ? answer.value.schedule.length : answer.code;
}

function pricedWithFee(penaltyFee: number) {
  const product = { ...subProduct, penaltyFeeCentavos: centavos(penaltyFee) };
  return quote(product, { amountCentavos: centavos(600_000), termDays: 90, disbursedOn });
}

describe('PHP 6,000 in three installments', () => {
  const figures = priced(6000, 90);

  it('asks a third of the principal every thirty days, and interest on what is still owed', () => {
    expect(figures.schedule).toEqual([
      { number: 1, dueOn: '2026-12-21', principalCentavos: 200_000, interestCentavos: 18_000 },
      { number: 2, dueOn: '2027-01-20', principalCentavos: 200_000, interestCentavos: 12_000 },
      { number: 3, dueOn: '2027-02-19', principalCentavos: 200_000, interestCentavos: 6000 },
    ]);
    expect(figures.dueOn).toBe('2027-02-19');
  });

  it('itemises every charge to the centavo', () => {
    expect(figures).toMatchObject({
      interestCentavos: 36_000,
      serviceFeeCentavos: 21_600,
      creditReportFeeCentavos: 1000,
      gstCentavos: 3888,
      withheldCentavos: 26_488,
      netDisbursedCentavos: 573_512,
      totalRepaymentCentavos: 636_000,
      totalCostCentavos: 62_488,
      // The largest payment is the first: 0.1 % of PHP 2,180 a day.
      lateChargePerDayCentavos: 218,
    });
  });

  it('states the rate at which the three payments are worth what was received', () => {
    const monthly = figures.effectiveMonthlyRatePpm / 1_000_000;
    const worth = 218_000 / (1 + monthly) + 212_000 / (1 + monthly) ** 2 + 206_000 / (1 + monthly) ** 3;
    // One part per million of the rate moves that by about one centavo, and the rate is rounded up.
    expect(worth).toBeLessThanOrEqual(573_512);
    expect(worth).toBeGreaterThan(573_510);
  });

  it('carries the proof that every cap was checked on its day', () => {
    const { costCapProof } = figures;
    expect(costCapProof).toMatchObject({ rule: 'SEC MC 14-2025', checkedOn: disbursedOn, isCovered: true });
    expect(costCapProof.caps.map(({ cap }) => cap)).toEqual([
      'nominal-rate',
      'effective-rate',
      'late-charge',
      'penalty-fee',
      'total-cost',
    ]);
    expect(costCapProof.caps.every(({ actual, allowed }) => actual <= allowed)).toBe(true);
  });
});

describe('the plan of installments', () => {
  it('puts what does not divide into the last one', () => {
    const plan = planInstallments(subProduct, centavos(1_000_000), 90);
    expect(plan.map(({ principalCentavos }) => principalCentavos)).toEqual([333_333, 333_333, 333_334]);
  });

  it('of one period is the single payment', () => {
    expect(planInstallments(mainProduct, centavos(500_000), 37)).toEqual([
      { onDay: 37, principalCentavos: 500_000, interestCentavos: 500 * 37 },
    ]);
  });

  it('treats a term between two periods as a bug', () => {
    expect(() => planInstallments(subProduct, centavos(500_000), 61)).toThrow('whole number of periods');
  });
});

describe('the terms of the sub-product', () => {
  it('are two to six whole periods', () => {
    expect(countOrCode(30)).toBe('TERM_TOO_SHORT');
    expect(countOrCode(60)).toBe(2);
    expect(countOrCode(75)).toBe('TERM_NOT_WHOLE_PERIODS');
    expect(countOrCode(180)).toBe(6);
    expect(countOrCode(210)).toBe('TERM_TOO_LONG');
  });

  it('pass every cap at every amount and number of periods', () => {
    expect(validateProduct(subProduct, disbursedOn)).toEqual({
      ok: true,
      value: { combinationsChecked: 781 * 5 },
    });
    const fortnightly = { periodDays: 14, minTermDays: 28, maxTermDays: 84, offeredTermDays: [28, 56, 84] };
    expect(validateProduct({ ...subProduct, ...fortnightly }, disbursedOn).ok).toBe(true);
  });

  it.each([
    [{ periodDays: 0 }, 'periodDays'],
    [{ periodDays: 14.5 }, 'periodDays'],
    [{ minTermDays: 61 }, 'minTermDays'],
    [{ maxTermDays: 170 }, 'maxTermDays'],
    [{ offeredTermDays: [60, 100] }, 'offeredTermDays'],
    [{ maxExtensions: 1 }, 'maxExtensions'],
  ])('are refused where they make no sense: %o', (changed, figure) => {
    expect(validateProduct({ ...subProduct, ...changed }, disbursedOn)).toMatchObject({
      code: 'PRODUCT_FIGURES_INVALID',
      detail: { figure },
    });
  });

  it('are refused with the figure when a fee on the whole amount is too dear for a debt that shrinks', () => {
    const dear = { ...subProduct, serviceFeePpmPerDay: ppm(1600) };
    const request = { amountCentavos: centavos(500_000), termDays: 60, disbursedOn };
    const answer = quote(dear, request);
    expect(answer).toMatchObject({
      code: 'CAP_EFFECTIVE_RATE',
      detail: { unit: 'centavos-deducted-upfront' },
    });
    // The same fee on a single payment after the same sixty days is within the cap.
    expect(quote({ ...dear, periodDays: null }, request).ok).toBe(true);
  });

  it('count the smallest installment where a penalty fee is concerned', () => {
    // The last payment is PHP 2,060: 5 % a month by the day is PHP 3.43, of which the late charge takes 2.06.
    expect(pricedWithFee(137).ok).toBe(true);
    expect(pricedWithFee(138)).toMatchObject({
      code: 'CAP_LATE_PENALTY',
      detail: { cap: 'penalty-fee', byHowMuch: 1, largestAllowed: 137 },
    });
  });
});
