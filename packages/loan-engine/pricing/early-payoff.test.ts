import { expect, test } from 'vitest';
import { payoffQuote } from '../life/payoff.ts';
import { beginOnPaper } from '../life/repayment-scenario.ts';
import { localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { earlyPayoff } from './early-payoff.ts';
import { type LoanProduct, mainProduct, subProduct } from './loan-product.ts';
import { quote } from './quote.ts';

function example(product: LoanProduct, amountCentavos: number, termDays: number) {
  const disbursedOn = localDate('2026-11-21');
  const priced = quote(product, { amountCentavos: centavos(amountCentavos), termDays, disbursedOn });
  if (!priced.ok) throw new Error(priced.code);
  return { priced: priced.value, early: earlyPayoff(priced.value) };
}

test('5,000 pesos for 30 days, paid on day 15, are 5,075 instead of 5,150', () => {
  expect(example(mainProduct, 500_000, 30).early).toEqual({
    on: '2026-12-06',
    owedCentavos: 507_500,
    savedCentavos: 7_500,
  });
});

test('of a loan in installments the example is its first due date', () => {
  const { early, priced } = example(subProduct, 600_000, 90);
  expect(early.on).toBe(priced.schedule[0]?.dueOn);
});

test('where no interest is asked nothing is saved', () => {
  const { early, priced } = example({ ...mainProduct, dailyInterestPpm: ppm(0) }, 500_000, 30);
  expect(early).toMatchObject({ owedCentavos: priced.totalRepaymentCentavos, savedCentavos: 0 });
});

const feesLater = { feesTiming: 'at-repayment' } as const;

test.each([
  ['main', mainProduct],
  ['main, fees at repayment', { ...mainProduct, ...feesLater }],
  ['sub', subProduct],
  ['sub, fees at repayment', { ...subProduct, ...feesLater }],
] as const)('is what settles a loan begun by that price: %s', (_name, product) => {
  const step = product.periodDays ?? 1;
  for (let termDays = product.minTermDays; termDays <= product.maxTermDays; termDays += step) {
    for (const amountCentavos of [product.minAmountCentavos, 710_000]) {
      const { priced, early } = example(product, amountCentavos, termDays);
      const payoff = payoffQuote(beginOnPaper(product, priced), early.on);
      expect(payoff).toMatchObject({
        ok: true,
        value: { totalCentavos: early.owedCentavos, savedCentavos: early.savedCentavos },
      });
    }
  }
});
