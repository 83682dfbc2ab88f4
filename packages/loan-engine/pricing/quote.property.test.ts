import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { costCapRules } from './cost-cap.ts';
import { keepsEffectiveCap } from './effective-cap.ts';
import { mainProduct } from './loan-product.ts';
import { quote, type Quote } from './quote.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`quote.property.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);
fc.configureGlobal({ seed, numRuns: 2000 });

const amount = fc.integer({ min: 10, max: 800 }).map((steps) => centavos(steps * 10_000));
const term = fc.integer({ min: 7, max: 180 });
const date = fc.integer({ min: 0, max: 3000 }).map((days) => addDays(localDate('2026-04-01'), days));
const request = fc.record({ amountCentavos: amount, termDays: term, disbursedOn: date });

function priced(of: Parameters<typeof quote>[1]): Quote {
  const answer = quote(mainProduct, of);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

describe('every quote of the main product', () => {
  it('adds up: received plus cost is repaid, items are the cost, the schedule is the repayment', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const figures = priced(asked);
        expect(figures.netDisbursedCentavos + figures.totalCostCentavos).toBe(figures.totalRepaymentCentavos);
        const items =
          figures.interestCentavos +
          figures.serviceFeeCentavos +
          figures.creditReportFeeCentavos +
          figures.gstCentavos;
        expect(items).toBe(figures.totalCostCentavos);
        expect(
          figures.schedule.reduce((total, line) => total + line.principalCentavos + line.interestCentavos, 0),
        ).toBe(figures.totalRepaymentCentavos);
      }),
    );
  });

  it('keeps the caps: effective rate, 0.2 % a day, and never more than the amount borrowed', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const figures = priced(asked);
        const { netDisbursedCentavos, totalRepaymentCentavos, termDays, amountCentavos } = figures;
        const rule = costCapRules[1]!;
        expect(keepsEffectiveCap(rule, netDisbursedCentavos, totalRepaymentCentavos, termDays)).toBe(true);
        expect(figures.effectiveMonthlyRatePpm).toBeLessThanOrEqual(120_000);
        expect(figures.interestCentavos * 500).toBeLessThanOrEqual(amountCentavos * termDays);
        expect(figures.totalCostCentavos).toBeLessThanOrEqual(amountCentavos);
      }),
    );
  });

  it('never gets cheaper in pesos for more money or more days', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const figures = priced(asked);
        if (asked.amountCentavos < mainProduct.maxAmountCentavos) {
          const more = priced({ ...asked, amountCentavos: centavos(asked.amountCentavos + 10_000) });
          expect(more.totalCostCentavos).toBeGreaterThanOrEqual(figures.totalCostCentavos);
          expect(more.netDisbursedCentavos).toBeGreaterThan(figures.netDisbursedCentavos);
        }
        if (asked.termDays < mainProduct.maxTermDays) {
          const longer = priced({ ...asked, termDays: asked.termDays + 1 });
          expect(longer.totalCostCentavos).toBeGreaterThan(figures.totalCostCentavos);
          expect(longer.netDisbursedCentavos).toBeLessThan(figures.netDisbursedCentavos);
        }
      }),
    );
  });
});
