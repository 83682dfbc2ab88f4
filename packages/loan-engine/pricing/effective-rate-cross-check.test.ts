import fc from 'fast-check';
import { xirr } from 'node-irr';
import { describe, expect, it } from 'vitest';
import { localDate } from '../money/local-date.ts';
import { centavos, negateCentavos } from '../money/money.ts';
import { monthlyEffectiveRate, type CashFlow } from './effective-rate.ts';
import { mainProduct, subProduct } from './loan-product.ts';
import { quote } from './quote.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`effective-rate-cross-check.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);
fc.configureGlobal({ seed });

const firstDay = Date.UTC(2026, 10, 21);
const millisecondsPerDay = 86_400_000;

/** The library's rate per day, carried to a month of thirty days. */
function monthlyRateOfLibrary(flows: readonly CashFlow[]): number {
  const dated = flows.map(({ onDay, amountCentavos }) => ({
    amount: amountCentavos,
    date: new Date(firstDay + onDay * millisecondsPerDay),
  }));
  const [received = 0, ...paid] = flows.map(({ amountCentavos }) => amountCentavos);
  const growth = -paid.reduce((sum, amount) => sum + amount, 0) / received;
  // Its usual tolerance of 1e-8 a day would be 3e-7 a month. It begins above the root, from where Newton's steps cannot overshoot:
  // no loan grows faster than if all of it were repaid with the first payment.
  const estimate = Math.max(1, growth ** (1 / (flows[1]?.onDay ?? 1)));
  const { rate } = xirr(dated, { epsilon: 1e-13, maxIterations: 500, estimate });
  return Math.expm1(30 * Math.log1p(rate));
}

const flows: fc.Arbitrary<readonly CashFlow[]> = fc
  .record({
    net: fc.integer({ min: 50_000, max: 8_000_000 }).map(centavos),
    costPpm: fc.integer({ min: -100_000, max: 600_000 }),
    days: fc.uniqueArray(fc.integer({ min: 7, max: 180 }), { minLength: 1, maxLength: 6 }),
    weights: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ net, costPpm, days, weights }) => {
    const used = weights.slice(0, days.length);
    const whole = used.reduce((sum, weight) => sum + weight, 0);
    const repaid = (net * (1_000_000 + costPpm)) / 1_000_000;
    const payments = days
      .toSorted((left, right) => left - right)
      .map((onDay, index) => ({
        onDay,
        amountCentavos: centavos(-Math.max(1, Math.round((repaid * (used[index] ?? 0)) / whole))),
      }));
    return [{ onDay: 0, amountCentavos: net }, ...payments];
  });

describe('the effective rate beside an independent library', () => {
  it('agrees within 1e-9 on 10,000 cash flows at random, one to six payments, gifts to dear loans', () => {
    let compared = 0;
    fc.assert(
      fc.property(flows, (asked) => {
        const difference = monthlyEffectiveRate(asked) - monthlyRateOfLibrary(asked);
        expect(Math.abs(difference)).toBeLessThan(1e-9);
        compared += 1;
      }),
      { numRuns: 10_000 },
    );
    expect(compared).toBe(10_000);
  }, 60_000);

  it('is what a quote states, rounded up to one part per million', () => {
    const terms = fc.oneof(
      fc.record({ product: fc.constant(mainProduct), termDays: fc.integer({ min: 7, max: 180 }) }),
      fc.record({ product: fc.constant(subProduct), termDays: fc.constantFrom(60, 90, 120, 150, 180) }),
    );
    fc.assert(
      fc.property(terms, fc.integer({ min: 20, max: 800 }), ({ product, termDays }, steps) => {
        const disbursedOn = localDate('2026-11-21');
        const answer = quote(product, { amountCentavos: centavos(steps * 10_000), termDays, disbursedOn });
        if (!answer.ok) throw new Error(answer.code);
        const { schedule, netDisbursedCentavos, effectiveMonthlyRatePpm } = answer.value;
        const periodDays = product.periodDays ?? termDays;
        const exactPpm =
          1_000_000 *
          monthlyRateOfLibrary([
            { onDay: 0, amountCentavos: netDisbursedCentavos },
            ...schedule.map(({ number, principalCentavos, interestCentavos }) => ({
              onDay: number * periodDays,
              amountCentavos: negateCentavos(centavos(principalCentavos + interestCentavos)),
            })),
          ]);
        expect(effectiveMonthlyRatePpm - exactPpm).toBeGreaterThan(-0.01);
        expect(effectiveMonthlyRatePpm - exactPpm).toBeLessThan(1.01);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);
});
