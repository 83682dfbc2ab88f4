import { describe, expect, it } from 'vitest';
import { centavos, type Centavos } from '../money/money.ts';
import { localDate } from '../money/local-date.ts';
import { ppm } from '../money/rate.ts';
import { mainProduct, type LoanProduct } from './loan-product.ts';
import { chargeCeiling, dailyInterest, dailyLateCharge, quote, type Quote } from './quote.ts';
import { validateProduct } from './validate-product.ts';

const disbursedOn = localDate('2026-11-21');

function priced(
  pesos: number,
  termDays: number,
  product: LoanProduct = mainProduct,
  coupon?: Centavos,
): Quote {
  const request = { amountCentavos: centavos(Math.round(pesos * 100)), termDays, disbursedOn };
  const answer = quote(product, coupon === undefined ? request : { ...request, couponCentavos: coupon });
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

function codeOf(product: LoanProduct, amount: number, termDays: number): string {
  const answer = quote(product, { amountCentavos: centavos(amount), termDays, disbursedOn });
  return answer.ok ? 'accepted' : answer.code;
}

describe('the price of PHP 5,000 for 30 days', () => {
  const figures = priced(5000, 30);

  it('itemises every charge to the centavo', () => {
    expect(figures).toMatchObject({
      interestCentavos: 15_000,
      serviceFeeCentavos: 10_500,
      creditReportFeeCentavos: 1000,
      gstCentavos: 1890,
      withheldCentavos: 13_390,
      netDisbursedCentavos: 486_610,
      totalRepaymentCentavos: 515_000,
      totalCostCentavos: 28_390,
      lateChargePerDayCentavos: 515,
    });
  });

  it('can never cost more than the amount borrowed, as a loan of any size', () => {
    expect(chargeCeiling(figures)).toBe(500_000);
    expect(chargeCeiling(priced(80_000, 30))).toBe(8_000_000);
  });

  it('falls due thirty days later, in one payment of principal and interest', () => {
    expect(figures.dueOn).toBe('2026-12-21');
    expect(figures.schedule).toEqual([
      {
        number: 1,
        dueOn: '2026-12-21',
        principalCentavos: 500_000,
        interestCentavos: 15_000,
      },
    ]);
  });

  it('reports cost and effective rate rounded up, never understated', () => {
    // 28,390 / 486,610 = 5.83424...%, and a term of one month makes both figures the same.
    expect(figures.costPpmOfNet).toBe(58_343);
    expect(figures.effectiveMonthlyRatePpm).toBe(58_343);
    expect(priced(5000, 60).effectiveMonthlyRatePpm).toBeLessThan(priced(5000, 60).costPpmOfNet);
  });

  it('names the product and the version it was priced by', () => {
    expect([figures.productId, figures.productVersion]).toEqual(['main', 1]);
  });
});

describe('an amount that does not divide evenly', () => {
  // PHP 1,234.56: a day of interest is 123.456 centavos, the service fee of 10 days 864.192, GST on it 155.52.
  const odd = { ...mainProduct, stepAmountCentavos: centavos(1) };
  const figures = priced(1234.56, 10, odd);

  it('rounds each day of interest down, so ten days cost exactly ten times a day', () => {
    expect(dailyInterest(centavos(123_999), odd)).toBe(123);
    expect(figures.interestCentavos).toBe(10 * 123);
  });

  it('rounds the service fee and GST to the nearest centavo', () => {
    expect(figures.serviceFeeCentavos).toBe(864);
    expect(figures.gstCentavos).toBe(156);
    expect(priced(1235.5, 10, odd).serviceFeeCentavos).toBe(865);
  });

  it('rounds a day of late charge down', () => {
    expect(dailyLateCharge(centavos(124_999), odd)).toBe(124);
    expect(figures.lateChargePerDayCentavos).toBe(124);
  });
});

describe('GST and coupons', () => {
  it('charges GST on all fees where the product says so', () => {
    expect(priced(5000, 30, { ...mainProduct, gstBase: 'allFees' }).gstCentavos).toBe(2070);
  });

  it('lets a coupon raise what is received and lower the cost, and leaves the fees as they are', () => {
    const withCoupon = priced(5000, 30, mainProduct, centavos(5000));
    expect(withCoupon).toMatchObject({
      withheldCentavos: 8390,
      netDisbursedCentavos: 491_610,
      totalRepaymentCentavos: 515_000,
      totalCostCentavos: 23_390,
      serviceFeeCentavos: 10_500,
    });
    expect(withCoupon.effectiveMonthlyRatePpm).toBeLessThan(58_343);
  });

  it('uses no more of a coupon than there are fees', () => {
    const withCoupon = priced(5000, 30, mainProduct, centavos(20_000));
    expect(withCoupon).toMatchObject({
      withheldCentavos: 0,
      netDisbursedCentavos: 500_000,
    });
  });

  it('refuses a price that only a coupon would make lawful', () => {
    const dear = { ...mainProduct, serviceFeePpmPerDay: ppm(4000) };
    const answer = quote(dear, {
      amountCentavos: centavos(500_000),
      termDays: 30,
      disbursedOn,
      couponCentavos: centavos(100_000),
    });
    expect(answer).toMatchObject({ ok: false, code: 'CAP_EFFECTIVE_RATE' });
  });

  it('refuses a negative coupon', () => {
    const request = { amountCentavos: centavos(500_000), termDays: 30, disbursedOn };
    expect(quote(mainProduct, { ...request, couponCentavos: centavos(-1) })).toEqual({
      ok: false,
      code: 'COUPON_NEGATIVE',
    });
  });
});

describe('a request the product does not offer', () => {
  it('is refused by code, at the first centavo or day outside', () => {
    expect(codeOf(mainProduct, 90_000, 30)).toBe('AMOUNT_BELOW_MINIMUM');
    expect(codeOf(mainProduct, 100_000, 30)).toBe('accepted');
    expect(codeOf(mainProduct, 100_001, 30)).toBe('AMOUNT_OFF_STEP');
    expect(codeOf(mainProduct, 8_000_000, 30)).toBe('accepted');
    expect(codeOf(mainProduct, 8_010_000, 30)).toBe('AMOUNT_ABOVE_MAXIMUM');
    expect(codeOf(mainProduct, 500_000, 6)).toBe('TERM_TOO_SHORT');
    expect(codeOf(mainProduct, 500_000, 7)).toBe('accepted');
    expect(codeOf(mainProduct, 500_000, 180)).toBe('accepted');
    expect(codeOf(mainProduct, 500_000, 181)).toBe('TERM_TOO_LONG');
    expect(codeOf(mainProduct, 500_000, 7.5)).toBe('TERM_NOT_WHOLE_DAYS');
    expect(codeOf(mainProduct, 500_000, Number.NaN)).toBe('TERM_NOT_WHOLE_DAYS');
  });

  it('is refused when fees would eat the whole amount', () => {
    expect(codeOf({ ...mainProduct, creditReportFeeCentavos: centavos(100_000) }, 100_000, 7)).toBe(
      'NOTHING_LEFT_TO_DISBURSE',
    );
  });
});

describe('publishing a product', () => {
  it('passes the main product at every amount and every day of term', () => {
    expect(validateProduct(mainProduct, disbursedOn)).toEqual({
      ok: true,
      value: { combinationsChecked: 791 * 174 },
    });
    expect(validateProduct({ ...mainProduct, gstBase: 'allFees' }, disbursedOn).ok).toBe(true);
  }, 60_000);

  it('refuses a fee that breaks the cap on one small short loan, and says by how much', () => {
    const dear = { ...mainProduct, creditReportFeeCentavos: centavos(1400) };
    const answer = validateProduct(dear, disbursedOn);
    expect(answer).toMatchObject({
      code: 'CAP_EFFECTIVE_RATE',
      detail: { amountCentavos: 100_000, termDays: 7, largestAllowed: 1927, byHowMuch: 51 },
    });
  });

  it.each([
    [{ stepAmountCentavos: centavos(0) }, 'stepAmountCentavos'],
    [{ minAmountCentavos: centavos(0) }, 'minAmountCentavos'],
    [{ maxAmountCentavos: centavos(1) }, 'maxAmountCentavos'],
    [{ minTermDays: 0 }, 'minTermDays'],
    [{ maxTermDays: 6 }, 'maxTermDays'],
    [{ offeredTermDays: [5] }, 'offeredTermDays'],
    [{ offeredTermDays: [] }, 'offeredTermDays'],
    [{ creditReportFeeCentavos: centavos(-1) }, 'creditReportFeeCentavos'],
    [{ penaltyFeeCentavos: centavos(-1) }, 'penaltyFeeCentavos'],
  ])('refuses a figure that makes no sense: %o', (changed, figure) => {
    expect(validateProduct({ ...mainProduct, ...changed }, disbursedOn)).toEqual({
      ok: false,
      code: 'PRODUCT_FIGURES_INVALID',
      detail: { figure },
    });
  });
});
