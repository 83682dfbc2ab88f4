import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '../money/local-date.ts';
import { centavos, type Centavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import type { Result } from '../result.ts';
import { checkCostCaps } from './cost-cap.ts';
import { monthlyEffectiveRate } from './effective-rate.ts';
import { mainProduct, subProduct, type GstBase, type LoanProduct } from './loan-product.ts';
import { chargesOf, costFiguresOf, feesOf, quote, type Quote } from './quote.ts';
import { validateProduct } from './validate-product.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`fees-timing.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);
fc.configureGlobal({ seed, numRuns: 1000 });

const on = localDate('2026-11-21');

function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

const priced = (product: LoanProduct, amount: number, termDays: number, coupon = 0): Quote =>
  valueOf(
    quote(product, {
      amountCentavos: centavos(amount),
      termDays,
      disbursedOn: on,
      couponCentavos: centavos(coupon),
    }),
  );
const later = (product: LoanProduct): LoanProduct => ({ ...product, feesTiming: 'at-repayment' });

describe('fees paid at repayment', () => {
  it('leave the payout whole and stand in the one payment: PHP 5,000 over 30 days', () => {
    // 21 pesos for each thousand and the 30 days, 10 for the credit report, 18 % of the service fee.
    expect(priced(later(mainProduct), 500_000, 30)).toMatchObject({
      withheldCentavos: 0,
      netDisbursedCentavos: 500_000,
      serviceFeeCentavos: 10_500,
      creditReportFeeCentavos: 1000,
      gstCentavos: 1890,
      interestCentavos: 15_000,
      totalRepaymentCentavos: 528_390,
      totalCostCentavos: 28_390,
      schedule: [
        { principalCentavos: 500_000, interestCentavos: 15_000, feeCentavos: 13_390, dueOn: addDays(on, 30) },
      ],
    });
  });

  it('bear GST on the base the product names, and a coupon lowers them down to nothing', () => {
    const onAll: LoanProduct = { ...later(mainProduct), gstBase: 'allFees' };
    expect(priced(onAll, 500_000, 30).schedule[0]?.feeCentavos).toBe(13_390 + 180);
    expect(priced(onAll, 500_000, 30, 5000).schedule[0]?.feeCentavos).toBe(8570);
    const free = priced(onAll, 500_000, 30, 99_999);
    expect(free).toMatchObject({ totalCostCentavos: 15_000, totalRepaymentCentavos: 515_000 });
    expect(free.schedule[0]).not.toHaveProperty('feeCentavos');
  });

  it('are part of the first installment and of no other', () => {
    const { schedule } = priced(later(subProduct), 600_000, 90);
    const bare = priced(subProduct, 600_000, 90);
    expect(schedule.map((line) => line.feeCentavos ?? 0)).toEqual([bare.withheldCentavos, 0, 0]);
    expect(schedule.map((line) => line.interestCentavos)).toEqual(
      bare.schedule.map((line) => line.interestCentavos),
    );
  });

  it('count in the late charge of a day, which is taken on the largest payment', () => {
    expect(priced(later(mainProduct), 500_000, 30).lateChargePerDayCentavos).toBe(528);
    expect(priced(mainProduct, 500_000, 30).lateChargePerDayCentavos).toBe(515);
  });

  it.each<[string, LoanProduct]>([
    ['the main product', mainProduct],
    ['the sub-product', subProduct],
    ['GST on all fees', { ...mainProduct, gstBase: 'allFees' }],
  ])('keep the caps at every amount and term of %s', (_what, product) => {
    const upfront = valueOf(validateProduct(product, on));
    expect(valueOf(validateProduct(later(product), on))).toEqual(upfront);
  });

  it('that are too dear are refused, with the fees that would pass', () => {
    const dear = { ...later(mainProduct), serviceFeePpmPerDay: ppm(4000) };
    const refused = quote(dear, { amountCentavos: centavos(500_000), termDays: 30, disbursedOn: on });
    // At most 12 % of what is received in thirty days, of which interest takes 3 %.
    expect(refused).toMatchObject({
      code: 'CAP_EFFECTIVE_RATE',
      detail: { unit: 'centavos-at-repayment', largestAllowed: 45_000, byHowMuch: 26_800 },
    });
  });
});

const product = fc
  .record({
    base: fc.constantFrom(mainProduct, subProduct),
    gstBase: fc.constantFrom<GstBase>('serviceFee', 'allFees'),
    creditReportFeeCentavos: fc.integer({ min: 0, max: 1000 }).map(centavos),
  })
  .map(({ base, ...figures }): LoanProduct => ({ ...base, ...figures }));
const wish = fc.record({
  product,
  amount: fc.integer({ min: 20, max: 800 }).map((steps) => steps * 10_000),
  periods: fc.integer({ min: 2, max: 6 }),
  days: fc.integer({ min: 7, max: 180 }),
  coupon: fc.integer({ min: 0, max: 30_000 }),
});
const termOf = ({
  product: { periodDays },
  periods,
  days,
}: typeof wish extends fc.Arbitrary<infer T> ? T : never) =>
  periodDays === null ? days : periods * periodDays;

describe('every price with its fees at either time', () => {
  it('costs the same pesos, and a lower rate when they are paid later', () => {
    fc.assert(
      fc.property(wish, (asked) => {
        const now = priced(asked.product, asked.amount, termOf(asked), asked.coupon);
        const then = priced(later(asked.product), asked.amount, termOf(asked), asked.coupon);
        expect(then.totalCostCentavos).toBe(now.totalCostCentavos);
        expect(then.netDisbursedCentavos).toBe(asked.amount);
        expect(then.netDisbursedCentavos + then.totalCostCentavos).toBe(then.totalRepaymentCentavos);
        const coupon = Math.min(asked.coupon, feesOf(now));
        expect(then.totalCostCentavos).toBe(then.interestCentavos + feesOf(then) - coupon);
        expect(then.effectiveMonthlyRatePpm).toBeLessThanOrEqual(now.effectiveMonthlyRatePpm);
        expect(then.effectiveMonthlyRatePpm).toBeLessThanOrEqual(120_000);
      }),
    );
  });

  it('has a schedule that adds up to the repayment and is worth what was received at the stated rate', () => {
    fc.assert(
      fc.property(wish, (asked) => {
        const price = priced(later(asked.product), asked.amount, termOf(asked), asked.coupon);
        const amounts = price.schedule.map(
          (line) => line.principalCentavos + line.interestCentavos + (line.feeCentavos ?? 0),
        );
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(price.totalRepaymentCentavos);
        const periodDays = asked.product.periodDays ?? price.termDays;
        const flows = amounts.map((amount, index) => ({
          onDay: periodDays * (index + 1),
          amountCentavos: centavos(-amount),
        }));
        const rate = monthlyEffectiveRate([
          { onDay: 0, amountCentavos: price.netDisbursedCentavos },
          ...flows,
        ]);
        expect(Math.abs(price.effectiveMonthlyRatePpm - rate * 1_000_000)).toBeLessThanOrEqual(1.01);
      }),
    );
  });

  it('passes with the largest fees the law allows and with not one centavo more', () => {
    fc.assert(
      fc.property(wish, (asked) => {
        const dated = later(asked.product);
        const amountCentavos = centavos(asked.amount);
        const figures = costFiguresOf(dated, amountCentavos, chargesOf(dated, amountCentavos, termOf(asked)));
        const proof = valueOf(checkCostCaps({ figures, on, scope: 'all-loans' }));
        const effective = proof.caps.find(({ cap }) => cap === 'effective-rate');
        const most = effective?.allowed ?? 0;
        const [first, ...others] = figures.payments;
        if (first === undefined) throw new Error('a loan has a payment');
        const withFees = (fees: number) => {
          const paid: Centavos = centavos(
            first.amountCentavos - (figures.feesAtRepaymentCentavos ?? 0) + fees,
          );
          const payments = [{ ...first, amountCentavos: paid }, ...others];
          const raised = { ...figures, payments, feesAtRepaymentCentavos: centavos(fees) };
          return checkCostCaps({ figures: raised, on, scope: 'all-loans' });
        };
        expect(withFees(most).ok).toBe(true);
        expect(withFees(most + 1)).toMatchObject({
          code: 'CAP_EFFECTIVE_RATE',
          detail: { byHowMuch: 1, largestAllowed: most },
        });
      }),
    );
  });
});
