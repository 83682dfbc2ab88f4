import { describe, expect, it } from 'vitest';
import { centavos, multiplyByPpm } from '../money/money.ts';
import { localDate } from '../money/local-date.ts';
import { ppm } from '../money/rate.ts';
import {
  checkCostCaps,
  costCapRules,
  largestLatePenalty,
  ruleForDate,
  type CostFigures,
} from './cost-cap.ts';
import { keepsEffectiveCap, largestChargeOfNet, largestUpfrontDeduction } from './effective-cap.ts';

const [earlier, current] = [costCapRules[0]!, costCapRules[1]!];
const on = localDate('2026-11-21');

// PHP 10,000 for 30 days at the nominal ceiling, with exactly the deduction the law leaves room for.
const lawful: CostFigures = {
  amountCentavos: centavos(1_000_000),
  dailyInterestPpm: ppm(2000),
  netDisbursedCentavos: centavos(1_000_000 - 53_571),
  payments: [{ onDay: 30, amountCentavos: centavos(1_060_000) }],
  lateChargePpmPerDay: ppm(1666),
  penaltyFeeCentavos: centavos(0),
};

const after = (onDay: number, amount = 1_060_000) => ({
  payments: [{ onDay, amountCentavos: centavos(amount) }],
});

function check(changed: Partial<CostFigures>) {
  return checkCostCaps({ figures: { ...lawful, ...changed }, on, scope: 'covered-loans' });
}

describe('which circular binds', () => {
  it('follows the date on which the loan is made', () => {
    expect(ruleForDate(localDate('2022-03-02'))).toBeNull();
    expect(ruleForDate(localDate('2022-03-03'))?.name).toBe('SEC MC 3-2022');
    expect(ruleForDate(localDate('2026-03-31'))?.name).toBe('SEC MC 3-2022');
    expect(ruleForDate(localDate('2026-04-01'))?.name).toBe('SEC MC 14-2025');
  });

  it('prices nothing on a date before the first circular', () => {
    const answer = checkCostCaps({ figures: lawful, on: localDate('2020-01-01'), scope: 'all-loans' });
    expect(answer).toEqual({ ok: false, code: 'CAP_RULE_MISSING' });
  });

  it('leaves a loan above PHP 10,000 or four months alone unless the lender adopts the caps for all', () => {
    const dear = { netDisbursedCentavos: centavos(500_000) };
    expect(check({ ...dear, amountCentavos: centavos(1_000_100) })).toEqual({
      ok: true,
      value: { rule: 'SEC MC 14-2025', checkedOn: on, isCovered: false, caps: [] },
    });
    expect(check({ ...after(124), netDisbursedCentavos: centavos(400_000) }).ok).toBe(true);
    expect(check({ ...after(123), netDisbursedCentavos: centavos(400_000) }).ok).toBe(false);
    const adopted = checkCostCaps({
      figures: { ...lawful, ...dear, amountCentavos: centavos(1_000_100) },
      on,
      scope: 'all-loans',
    });
    expect(adopted.ok).toBe(false);
  });
});

describe('the term of a loan in installments', () => {
  it('ends with its last payment, so that five months stay beyond the circular though the first payment is soon', () => {
    const payments = [30, 60, 90, 120].map((onDay) => ({ onDay, amountCentavos: centavos(250_000) }));
    const dear = { netDisbursedCentavos: centavos(500_000) };
    expect(check({ ...dear, payments }).ok).toBe(false);
    const longer = [...payments, { onDay: 150, amountCentavos: centavos(250_000) }];
    expect(check({ ...dear, payments: longer })).toMatchObject({ value: { isCovered: false } });
  });
});

describe("worked examples of the law's arithmetic", () => {
  it.each([
    [7, '2.68', '1.40', '3.31'],
    [8, '3.07', '1.60', '3.80'],
    [14, '5.43', '2.80', '6.74'],
    [15, '5.83', '3.00', '7.24'],
    [30, '12.00', '6.00', '15.00'],
    [61, '24.40', '12.20', '32.87'],
    [91, '36.40', '18.20', '52.80'],
    [120, '48.00', '24.00', '74.90'],
  ])(
    'over %i days all charges may reach %s percent of the net amount, interest %s percent of the principal, earlier %s percent of the net',
    (days, now, nominal, before) => {
      expect((largestChargeOfNet(current, days) * 100).toFixed(2)).toBe(now);
      expect((largestChargeOfNet(earlier, days) * 100).toFixed(2)).toBe(before);
      const interest = multiplyByPpm(centavos(1_000_000), current.nominalPpmPerDay, days, 'down');
      expect((interest / 10_000).toFixed(2)).toBe(nominal);
      expect(earlier.nominalPpmPerDay).toBe(current.nominalPpmPerDay);
    },
  );

  it.each([7, 8, 14, 15, 30, 61, 91, 120])(
    'over %i days PHP 10,000 at 0.2 percent a day pass with the largest deduction and not with one centavo more',
    (days) => {
      const priced = { ...lawful, ...after(days, 1_000_000 + 2000 * days) };
      const largest = largestUpfrontDeduction(current, priced.amountCentavos, priced.payments);
      expect(check({ ...priced, netDisbursedCentavos: centavos(1_000_000 - largest) }).ok).toBe(true);
      expect(check({ ...priced, netDisbursedCentavos: centavos(1_000_000 - largest - 1) })).toMatchObject({
        code: 'CAP_EFFECTIVE_RATE',
        detail: { largestAllowed: largest, byHowMuch: 1 },
      });
    },
  );

  it.each([
    [7, 12_462],
    [14, 24_955],
    [15, 26_741],
    [30, 53_571],
  ])('over %i days at most about %i centavos come off PHP 10,000 upfront', (days, printed) => {
    const repayment = centavos(1_000_000 + 2000 * days);
    const largest = largestUpfrontDeduction(current, centavos(1_000_000), [
      { onDay: days, amountCentavos: repayment },
    ]);
    // The printed table rounds to the nearest centavo; what may be taken is that or the whole centavo below.
    const exact = 1_000_000 - repayment / (1 + largestChargeOfNet(current, days));
    expect(Math.round(exact)).toBe(printed);
    expect(largest).toBe(Math.floor(exact));
    expect(keepsEffectiveCap(current, 1_000_000 - largest, repayment, days)).toBe(true);
    expect(keepsEffectiveCap(current, 1_000_000 - largest - 1, repayment, days)).toBe(false);
  });

  it('lets ten late days on PHP 10,000 due cost PHP 166.67 as printed, so PHP 166.66 in whole centavos', () => {
    const due = centavos(1_000_000);
    const tenDaysOfMonths = multiplyByPpm(due, ppm(50_000), 10, 'half-up') / 30;
    expect(Math.round(tenDaysOfMonths)).toBe(16_667);
    expect(largestLatePenalty(current, due, 10)).toBe(16_666);
    expect(largestLatePenalty(current, due, 30)).toBe(50_000);
  });
});

describe('a cap that is broken', () => {
  it('is none in a price that lies exactly on every cap, and the proof names each figure and its limit', () => {
    expect(check({})).toEqual({
      ok: true,
      value: {
        rule: 'SEC MC 14-2025',
        checkedOn: on,
        isCovered: true,
        caps: [
          { cap: 'nominal-rate', unit: 'ppm-per-day', actual: 2000, allowed: 2000 },
          { cap: 'effective-rate', unit: 'centavos-deducted-upfront', actual: 53_571, allowed: 53_571 },
          { cap: 'late-charge', unit: 'ppm-per-day', actual: 1666, allowed: 1666 },
          { cap: 'penalty-fee', unit: 'centavos-once', actual: 0, allowed: 0 },
          { cap: 'total-cost', unit: 'centavos-in-all', actual: 113_571, allowed: 1_000_000 },
        ],
      },
    });
  });

  it('names the nominal rate and by how much', () => {
    expect(check({ dailyInterestPpm: ppm(2001) })).toMatchObject({
      code: 'CAP_NOMINAL_RATE',
      detail: { byHowMuch: 1, largestAllowed: 2000, unit: 'ppm-per-day' },
    });
  });

  it('names the effective rate at one centavo too much', () => {
    expect(check({ netDisbursedCentavos: centavos(1_000_000 - 53_572) })).toMatchObject({
      code: 'CAP_EFFECTIVE_RATE',
      detail: { byHowMuch: 1, largestAllowed: 53_571, rule: 'SEC MC 14-2025' },
    });
    expect(check({ netDisbursedCentavos: centavos(0) }).ok).toBe(false);
  });

  it('settles an exact tie without rounding: 12 % for 30 days is allowed to the centavo', () => {
    expect(keepsEffectiveCap(current, 100_000, 112_000, 30)).toBe(true);
    expect(keepsEffectiveCap(current, 100_000, 112_001, 30)).toBe(false);
    expect(keepsEffectiveCap(earlier, 10_000, 13_225, 60)).toBe(true);
    expect(keepsEffectiveCap(earlier, 10_000, 13_226, 60)).toBe(false);
    expect(keepsEffectiveCap(earlier, 1_000_000_000_000, 1_322_500_000_000, 60)).toBe(true);
    expect(keepsEffectiveCap(earlier, 1_000_000_000_000, 1_322_500_000_001, 60)).toBe(false);
  });

  it('takes 0.4 % a day as a second ceiling beyond a month', () => {
    expect(keepsEffectiveCap(current, 100_000, 124_400, 61)).toBe(true);
    expect(keepsEffectiveCap(current, 100_000, 124_401, 61)).toBe(false);
  });

  it('names the late penalty, the one-off fee counted in the first late day', () => {
    expect(check({ lateChargePpmPerDay: ppm(1667) })).toMatchObject({
      code: 'CAP_LATE_PENALTY',
      detail: { cap: 'late-charge', byHowMuch: 1, largestAllowed: 1666 },
    });
    expect(check({ lateChargePpmPerDay: ppm(0), penaltyFeeCentavos: centavos(1766) }).ok).toBe(true);
    expect(check({ lateChargePpmPerDay: ppm(0), penaltyFeeCentavos: centavos(1767) })).toMatchObject({
      code: 'CAP_LATE_PENALTY',
      detail: { byHowMuch: 1, largestAllowed: 1766 },
    });
  });

  it('names the total cost when charges pass the amount borrowed', () => {
    const long = { ...after(700, 1_400_000), dailyInterestPpm: ppm(1000) };
    const adopted = (net: number) =>
      checkCostCaps({
        figures: { ...lawful, ...long, netDisbursedCentavos: centavos(net) },
        on,
        scope: 'all-loans',
      });
    // Within 0.4 % a day for 700 days (280 % of net), so only the 100 % ceiling can object.
    expect(adopted(400_000)).toMatchObject({ ok: true });
    expect(adopted(399_999)).toMatchObject({
      code: 'CAP_TOTAL_COST',
      detail: { byHowMuch: 1, largestAllowed: 1_000_000 },
    });
  });
});
