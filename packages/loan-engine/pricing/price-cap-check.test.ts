import { describe, expect, it } from 'vitest';
import { localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { mainProduct, subProduct } from './loan-product.ts';
import { guardPrice } from './price-cap-check.ts';
import { seedProducts } from './product-catalogue.ts';

const today = localDate('2026-11-21');
const effectiveFrom = localDate('2026-12-01');
const next = { ...subProduct, version: 2 };
const guard = (product: typeof subProduct) => guardPrice(seedProducts, { product, effectiveFrom }, today);

describe('the price cap check', () => {
  it('shows each cap at the amount and term that come nearest to it, and lets a lawful version pass', () => {
    const { refusal, worstCase } = guard(next);
    expect(refusal).toBeNull();
    expect(worstCase.map(({ cap }) => cap)).toEqual([
      'nominal-rate',
      'effective-rate',
      'late-charge',
      'penalty-fee',
      'total-cost',
    ]);
    for (const { actual, allowed } of worstCase) expect(actual).toBeLessThanOrEqual(allowed);
    expect(worstCase.find(({ cap }) => cap === 'nominal-rate')).toMatchObject({
      actual: 1000,
      allowed: 2000,
    });
  });

  it('finds the worst-case pair of all: no other one uses more of the cap', () => {
    const [small, large] = [centavos(200_000), centavos(8_000_000)];
    const only = (amount: typeof small, termDays: number) =>
      guard({
        ...next,
        minAmountCentavos: amount,
        maxAmountCentavos: amount,
        minTermDays: termDays,
        maxTermDays: termDays,
        offeredTermDays: [termDays],
      }).worstCase.find(({ cap }) => cap === 'effective-rate');
    const whole = guard(next).worstCase.find(({ cap }) => cap === 'effective-rate');
    const share = (figure: typeof whole) => (figure === undefined ? 0 : figure.actual / figure.allowed);
    for (const one of [only(small, 60), only(small, 180), only(large, 60), only(large, 180)]) {
      expect(share(one)).toBeGreaterThan(0);
      expect(share(one)).toBeLessThanOrEqual(share(whole));
    }
  });

  it('names the broken cap, by how much and the largest that would pass, and still shows the price', () => {
    const { refusal, worstCase } = guard({ ...next, dailyInterestPpm: ppm(2001) });
    expect(refusal).toMatchObject({
      code: 'CAP_NOMINAL_RATE',
      detail: { byHowMuch: 1, largestAllowed: 2000 },
    });
    expect(worstCase[0]).toMatchObject({ cap: 'nominal-rate', actual: 2001, allowed: 2000 });
  });

  it('has no price to show of figures that make no product', () => {
    const { refusal, worstCase } = guard({ ...next, offeredTermDays: [] });
    expect(refusal).toMatchObject({ code: 'PRODUCT_FIGURES_INVALID', detail: { figure: 'offeredTermDays' } });
    expect(worstCase).toEqual([]);
  });

  it('refuses a version that is not the next one', () => {
    expect(guardPrice(seedProducts, { product: mainProduct, effectiveFrom }, today).refusal).toMatchObject({
      code: 'PRODUCT_VERSION_NOT_NEXT',
      detail: { expectedVersion: 2 },
    });
  });
});
