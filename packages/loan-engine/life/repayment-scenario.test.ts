import { expect, test } from 'vitest';
import { localDate } from '../money/local-date.ts';
import { centavos, subtractCentavos } from '../money/money.ts';
import { mainProduct, subProduct } from '../pricing/loan-product.ts';
import { quote } from '../pricing/quote.ts';
import { repaymentScenarios } from './repayment-scenario.ts';

const disbursedOn = localDate('2026-11-21');

function priced(product = mainProduct, amountCentavos = 500_000, termDays = 30) {
  const answer = quote(product, { amountCentavos: centavos(amountCentavos), termDays, disbursedOn });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

test('the cost of 5,000 pesos for 30 days is exact to the centavo in each scenario', () => {
  const scenarios = repaymentScenarios(mainProduct, priced());
  expect(scenarios.map(({ kind, daysApart, costCentavos }) => [kind, daysApart, costCentavos])).toEqual([
    // 15 days of interest at 5.00 and 133.90 of fees.
    ['early', 15, 20_890],
    ['on-time', 0, 28_390],
    // 2,575.00 stay open and bear 2.57 a day.
    ['in-two-parts', 8, 30_446],
    // 8 days of interest and a fee of 0.56 % of the principal.
    ['extended', 8, 35_190],
    // 5.15 a day on 5,150.00.
    ['late', 3, 29_935],
    ['late', 8, 32_510],
    ['late', 30, 43_840],
  ]);
  expect(scenarios.find(({ kind }) => kind === 'extended')?.payments).toEqual([
    { kind: 'extension', on: '2026-12-21', amountCentavos: 6800 },
    { kind: 'payoff', on: '2026-12-29', amountCentavos: 515_000 },
  ]);
});

test('whatever the amount and the term, all that is paid is what was received and what it cost', () => {
  for (const amountCentavos of [100_000, 500_000, 8_000_000]) {
    for (const termDays of mainProduct.offeredTermDays) {
      const offered = priced(mainProduct, amountCentavos, termDays);
      const scenarios = repaymentScenarios(mainProduct, offered);
      expect(scenarios).toHaveLength(7);
      for (const { paidCentavos, costCentavos, payments, settledOn } of scenarios) {
        expect(subtractCentavos(paidCentavos, offered.netDisbursedCentavos)).toBe(costCentavos);
        expect(payments.at(-1)?.on).toBe(settledOn);
        expect(costCentavos).toBeLessThanOrEqual(amountCentavos);
      }
      expect(scenarios[1]?.costCentavos).toBe(offered.totalCostCentavos);
    }
  }
});

test('a scenario that the product does not offer is left out, and a loan in installments has none', () => {
  const withoutExtension = { ...mainProduct, maxExtensions: 0 };
  const kinds = repaymentScenarios(withoutExtension, priced(withoutExtension)).map(({ kind }) => kind);
  expect(kinds).not.toContain('extended');
  expect(kinds).toHaveLength(6);
  expect(repaymentScenarios(subProduct, priced(subProduct, 600_000, 90))).toEqual([]);
});
