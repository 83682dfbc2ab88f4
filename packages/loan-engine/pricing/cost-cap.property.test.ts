import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '../money/local-date.ts';
import { centavos, negateCentavos, sumCentavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { checkCostCaps, costCapRules, scheduledCost, type CostFigures } from './cost-cap.ts';
import { keepsEffectiveCap, leastNet, type ScheduledPayment } from './effective-cap.ts';
import { monthlyEffectiveRate } from './effective-rate.ts';
import { mainProduct, subProduct } from './loan-product.ts';
import { quote } from './quote.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`cost-cap.property.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);
fc.configureGlobal({ seed, numRuns: 1000 });

const on = localDate('2026-11-21');
const rule = costCapRules[1]!;

const payments: fc.Arbitrary<readonly ScheduledPayment[]> = fc
  .array(
    fc.record({
      gapDays: fc.integer({ min: 1, max: 60 }),
      amountCentavos: fc.integer({ min: 1, max: 5_000_000 }).map(centavos),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((gaps) => {
    let onDay = 0;
    return gaps.map(({ gapDays, amountCentavos }) => ({ onDay: (onDay += gapDays), amountCentavos }));
  });

const manyMonths: fc.Arbitrary<readonly ScheduledPayment[]> = fc
  .record({
    onDay: fc.integer({ min: 300, max: 900 }),
    amountCentavos: fc.integer({ min: 1, max: 5_000_000 }).map(centavos),
  })
  .map((payment) => [payment]);

// Prices on both sides of every cap; only a loan of many months can pass the total cost before the effective rate.
const figures: fc.Arbitrary<CostFigures> = fc
  .record({
    payments: fc.oneof(payments, manyMonths),
    costPpm: fc.integer({ min: 0, max: 1_500_000 }),
    deductedPpm: fc.integer({ min: 0, max: 500_000 }),
    dailyInterestPpm: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2200 })).map(ppm),
    lateChargePpmPerDay: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1800 })).map(ppm),
    penaltyFeeCentavos: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2000 })).map(centavos),
  })
  .map(({ costPpm, deductedPpm, ...others }) => {
    const repaid = sumCentavos(others.payments.map(({ amountCentavos }) => amountCentavos));
    const amount = Math.ceil((repaid * 1_000_000) / (1_000_000 + costPpm));
    const net = Math.max(1, Math.floor((amount * (1_000_000 - deductedPpm)) / 1_000_000));
    return { ...others, amountCentavos: centavos(amount), netDisbursedCentavos: centavos(net) };
  });

const check = (of: CostFigures) => checkCostCaps({ figures: of, on, scope: 'all-loans' });

/** The same figures with the one that a cap is about set to a value. */
function withActual(of: CostFigures, cap: string, value: number): CostFigures {
  if (cap === 'nominal-rate') return { ...of, dailyInterestPpm: ppm(value) };
  if (cap === 'late-charge') return { ...of, lateChargePpmPerDay: ppm(value) };
  if (cap === 'penalty-fee') return { ...of, penaltyFeeCentavos: centavos(value) };
  const repaid = scheduledCost(of) + of.netDisbursedCentavos;
  const net = cap === 'effective-rate' ? of.amountCentavos - value : repaid - value;
  return { ...of, netDisbursedCentavos: centavos(net) };
}

describe('a refusal', () => {
  it('names the largest value that passes its cap: that value passes, one unit more is refused for it', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(figures, (asked) => {
        const answer = check(asked);
        if (answer.ok) return;
        const { cap, largestAllowed, byHowMuch } = answer.detail as {
          cap: string;
          largestAllowed: number;
          byHowMuch: number;
        };
        met.add(cap);
        expect(byHowMuch).toBeGreaterThan(0);
        const isRefusedFor = (value: number) => {
          const again = check(withActual(asked, cap, value));
          return !again.ok && again.detail?.['cap'] === cap;
        };
        expect(isRefusedFor(largestAllowed + byHowMuch)).toBe(true);
        expect(isRefusedFor(largestAllowed)).toBe(false);
        expect(isRefusedFor(largestAllowed + 1)).toBe(true);
      }),
      { numRuns: 4000 },
    );
    expect([...met].toSorted()).toEqual([
      'effective-rate',
      'late-charge',
      'nominal-rate',
      'penalty-fee',
      'total-cost',
    ]);
  });

  it('comes only where a figure is beyond its limit, and the proof shows each figure within', () => {
    fc.assert(
      fc.property(figures, (asked) => {
        const answer = check(asked);
        if (!answer.ok) return;
        for (const { actual, allowed } of answer.value.caps) expect(actual).toBeLessThanOrEqual(allowed);
      }),
    );
  });
});

describe('the effective cap on several payments', () => {
  it('is exactly the plain comparison where there is one payment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8_000_000 }),
        fc.integer({ min: 1, max: 1_100_000 }),
        fc.integer({ min: 1, max: 180 }),
        (amount, netPpm, onDay) => {
          const net = Math.ceil((amount * netPpm) / 1_000_000);
          const passes = leastNet(rule, { onDay, amountCentavos: centavos(amount) }) <= net;
          expect(passes).toBe(keepsEffectiveCap(rule, net, amount, onDay));
        },
      ),
    );
  });

  it('keeps the monthly rate of the whole within 12 % and its cost within 0.4 % a day of what is owed', () => {
    fc.assert(
      fc.property(payments, (asked) => {
        const parts = asked.map((payment) => leastNet(rule, payment));
        const net = sumCentavos(parts);
        const rate = monthlyEffectiveRate([
          { onDay: 0, amountCentavos: net },
          ...asked.map((payment) => ({ ...payment, amountCentavos: negateCentavos(payment.amountCentavos) })),
        ]);
        expect(rate).toBeLessThanOrEqual(0.12 + 1e-9);
        const cost = sumCentavos(asked.map(({ amountCentavos }) => amountCentavos)) - net;
        const centavoDays = asked.reduce((sum, { onDay }, index) => sum + onDay * (parts[index] ?? 0), 0);
        expect(cost * 1_000_000).toBeLessThanOrEqual(4000 * centavoDays);
      }),
    );
  });

  it('gives nothing to be gained by paying the same sums in more pieces on the same days', () => {
    fc.assert(
      fc.property(payments, fc.integer({ min: 1, max: 999_999 }), (asked, sharePpm) => {
        for (const { onDay, amountCentavos } of asked) {
          const piece = Math.floor((amountCentavos * sharePpm) / 1_000_000);
          if (piece === 0) continue;
          const whole = leastNet(rule, { onDay, amountCentavos });
          const first = leastNet(rule, { onDay, amountCentavos: centavos(piece) });
          const second = leastNet(rule, { onDay, amountCentavos: centavos(amountCentavos - piece) });
          expect(first + second).toBeGreaterThanOrEqual(whole);
          expect(first + second).toBeLessThanOrEqual(whole + 1);
        }
      }),
    );
  });
});

describe('every quote of either product', () => {
  it('carries the proof of its own figures', () => {
    const terms = fc.oneof(
      fc.record({ product: fc.constant(mainProduct), termDays: fc.integer({ min: 7, max: 180 }) }),
      fc.record({ product: fc.constant(subProduct), termDays: fc.constantFrom(60, 90, 120, 150, 180) }),
    );
    fc.assert(
      fc.property(terms, fc.integer({ min: 20, max: 800 }), ({ product, termDays }, steps) => {
        const amountCentavos = centavos(steps * 10_000);
        const answer = quote(product, { amountCentavos, termDays, disbursedOn: on });
        if (!answer.ok) throw new Error(answer.code);
        const { costCapProof, withheldCentavos, totalCostCentavos, schedule } = answer.value;
        const actualOf = (name: string) => costCapProof.caps.find(({ cap }) => cap === name)?.actual;
        expect(actualOf('effective-rate')).toBe(withheldCentavos);
        expect(actualOf('total-cost')).toBe(totalCostCentavos);
        expect(actualOf('nominal-rate')).toBe(product.dailyInterestPpm);
        const principal = sumCentavos(schedule.map((line) => line.principalCentavos));
        expect(principal).toBe(amountCentavos);
        expect(schedule.at(-1)?.dueOn).toBe(answer.value.dueOn);
      }),
    );
  });
});
