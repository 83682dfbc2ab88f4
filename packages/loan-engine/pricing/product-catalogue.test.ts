import { describe, expect, it } from 'vitest';
import { localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { mainProduct, subProduct, type LoanProduct } from './loan-product.ts';
import { seedProducts, productOn, productVersion, publishProduct } from './product-catalogue.ts';

const today = localDate('2026-11-21');
const nextMonth = localDate('2026-12-01');
// A short, narrow product, so that publishing it checks few prices.
const second: LoanProduct = {
  ...subProduct,
  version: 2,
  minAmountCentavos: centavos(500_000),
  maxAmountCentavos: centavos(510_000),
};

function publish(product: LoanProduct, effectiveFrom = nextMonth, catalogue = seedProducts) {
  return publishProduct(catalogue, { product, effectiveFrom }, today);
}

function published(product: LoanProduct, effectiveFrom = nextMonth, catalogue = seedProducts) {
  const answer = publish(product, effectiveFrom, catalogue);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

describe('the catalogue', () => {
  it('sells both products of the lender from the day the circular binds', () => {
    expect(productOn(seedProducts, 'main', localDate('2026-03-31'))).toBeNull();
    expect(productOn(seedProducts, 'main', localDate('2026-04-01'))).toBe(mainProduct);
    expect(productOn(seedProducts, 'sub', today)).toBe(subProduct);
    expect(productOn(seedProducts, 'unknown', today)).toBeNull();
  });

  it('sells a new version from its day on and the old one until the day before', () => {
    const catalogue = published(second);
    expect(productOn(catalogue, 'sub', localDate('2026-11-30'))).toBe(subProduct);
    expect(productOn(catalogue, 'sub', nextMonth)).toBe(second);
    expect(productOn(catalogue, 'main', nextMonth)).toBe(mainProduct);
  });

  it('keeps every version for the loans made with it', () => {
    const catalogue = published(second);
    expect(productVersion(catalogue, 'sub', 1)).toBe(subProduct);
    expect(productVersion(catalogue, 'sub', 2)).toBe(second);
    expect(productVersion(catalogue, 'sub', 3)).toBeNull();
    expect(seedProducts).toHaveLength(2);
  });
});

describe('publishing', () => {
  it('takes the next version number and no other', () => {
    const refused = { ok: false, code: 'PRODUCT_VERSION_NOT_NEXT', detail: { expectedVersion: 2 } };
    expect(publish({ ...second, version: 1 })).toEqual(refused);
    expect(publish({ ...second, version: 3 })).toEqual(refused);
    const fresh = { ...second, productId: 'new', version: 1 };
    expect(productOn(published(fresh), 'new', nextMonth)).toBe(fresh);
    expect(publish({ ...fresh, version: 2 })).toMatchObject({ detail: { expectedVersion: 1 } });
  });

  it('is for a day to come, never for today or a day gone by', () => {
    expect(publish(second, today)).toEqual({
      ok: false,
      code: 'PRODUCT_DATE_NOT_AHEAD',
      detail: { today },
    });
    expect(publish(second, localDate('2026-11-22')).ok).toBe(true);
  });

  it('never shares or precedes the day of a version already published', () => {
    const catalogue = published(second);
    const third = { ...second, version: 3 };
    const refused = { ok: false, code: 'PRODUCT_DATE_NOT_LATER', detail: { latestFrom: nextMonth } };
    expect(publish(third, nextMonth, catalogue)).toEqual(refused);
    expect(publish(third, localDate('2026-11-30'), catalogue)).toEqual(refused);
    expect(publish(third, localDate('2026-12-02'), catalogue).ok).toBe(true);
  });

  it('is refused where one price would break the law, with the cap and the amount and term it breaks at', () => {
    expect(publish({ ...second, dailyInterestPpm: ppm(2001) })).toMatchObject({
      code: 'CAP_NOMINAL_RATE',
      detail: { byHowMuch: 1, amountCentavos: 500_000, termDays: 60 },
    });
  });

  it('is refused above the highest limit anybody can have', () => {
    expect(publish({ ...second, maxAmountCentavos: centavos(8_010_000) })).toMatchObject({
      code: 'PRODUCT_FIGURES_INVALID',
      detail: { figure: 'maxAmountCentavos' },
    });
  });
});
