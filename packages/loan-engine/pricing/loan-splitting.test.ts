import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '../money/local-date.ts';
import { centavos, sumCentavos } from '../money/money.ts';
import { ppm } from '../money/rate.ts';
import { checkCostCaps } from './cost-cap.ts';
import { checkSplitting, type LoanPart } from './loan-splitting.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`loan-splitting.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);
fc.configureGlobal({ seed, numRuns: 1000 });

const today = localDate('2026-11-21');

/** A loan for thirty days that costs a share of the amount, all of it taken upfront. */
function part(pesos: number, deductedPpm: number, enteredOn = today): LoanPart {
  const amountCentavos = centavos(pesos * 100);
  return {
    enteredOn,
    figures: {
      amountCentavos,
      dailyInterestPpm: ppm(0),
      netDisbursedCentavos: centavos(amountCentavos - Math.round((amountCentavos * deductedPpm) / 1_000_000)),
      payments: [{ onDay: 30, amountCentavos }],
      lateChargePpmPerDay: ppm(1000),
      penaltyFeeCentavos: centavos(0),
    },
  };
}

// PHP 12,000 are beyond the circular's scope, so alone they may cost 30 % upfront; covered loans at 5 % keep every cap.
const dear = part(12_000, 300_000);
const covered = part(5000, 50_000);

describe('loans of one borrower side by side', () => {
  it('are each on their own where there is only one, or where none is small enough to be covered', () => {
    expect(checkSplitting(dear, [])).toMatchObject({ value: { loanCount: 1, isCovered: false } });
    // A covered loan that is too dear by itself is refused by its own quote, not for being one of several.
    expect(checkSplitting(part(5000, 300_000), [])).toMatchObject({
      value: { loanCount: 1, isCovered: true },
    });
    expect(checkSplitting(dear, [part(11_000, 300_000)])).toMatchObject({
      value: { loanCount: 2, isCovered: false, wholeAmountCentavos: 2_300_000 },
    });
  });

  it('are bound together once one is covered, whichever came first', () => {
    // 12 % of the net amount on PHP 12,000 leaves room for a deduction of PHP 1,285.71.
    const refused = {
      code: 'CAP_SPLITTING',
      detail: {
        cap: 'effective-rate',
        byHowMuch: 360_000 - 128_571,
        largestAllowed: 128_571,
        loanCount: 2,
        wholeAmountCentavos: 1_700_000,
      },
    };
    expect(checkSplitting(dear, [covered])).toMatchObject(refused);
    expect(checkSplitting(covered, [dear])).toMatchObject(refused);
  });

  it('stay covered when together they are larger than the circular covers', () => {
    const beside = Array.from({ length: 3 }, () => covered);
    expect(checkSplitting(covered, beside)).toMatchObject({
      value: { loanCount: 4, isCovered: true, wholeAmountCentavos: 2_000_000 },
    });
    expect(checkSplitting(part(5000, 107_143), beside)).toMatchObject({
      code: 'CAP_SPLITTING',
      detail: { byHowMuch: 1, largestAllowed: 53_571 },
    });
  });

  it('count as one within thirty days of each other and not beyond', () => {
    expect(checkSplitting(dear, [{ ...covered, enteredOn: addDays(today, -30) }]).ok).toBe(false);
    expect(checkSplitting(dear, [{ ...covered, enteredOn: addDays(today, -31) }]).ok).toBe(true);
  });

  it('are each held to the circular of their own day', () => {
    // 13 % a month was lawful until the end of March 2026.
    const march = part(5000, 115_044, localDate('2026-03-31'));
    const april = part(5000, 50_000, localDate('2026-04-01'));
    expect(checkSplitting(april, [march]).ok).toBe(true);
    expect(checkSplitting(april, [{ ...march, enteredOn: localDate('2026-04-01') }]).ok).toBe(false);
  });

  it('cannot be judged before the first circular', () => {
    expect(checkSplitting(part(5000, 0, localDate('2020-01-01')), [])).toEqual({
      ok: false,
      code: 'CAP_RULE_MISSING',
    });
  });

  it('keep the caps as one loan whenever they are accepted beside a covered one', () => {
    const share = fc.integer({ min: 0, max: 130_000 });
    const any = fc
      .tuple(fc.integer({ min: 100, max: 20_000 }), share)
      .map(([pesos, ppmOf]) => part(pesos, ppmOf));
    fc.assert(
      fc.property(any, fc.array(any, { minLength: 1, maxLength: 4 }), (loan, openLoans) => {
        const answer = checkSplitting(loan, openLoans);
        if (!answer.ok || !answer.value.isCovered) return;
        const all = [loan, ...openLoans].map(({ figures }) => figures);
        const whole = {
          ...loan.figures,
          amountCentavos: sumCentavos(all.map((figures) => figures.amountCentavos)),
          netDisbursedCentavos: sumCentavos(all.map((figures) => figures.netDisbursedCentavos)),
          payments: all.flatMap((figures) => figures.payments),
        };
        expect(checkCostCaps({ figures: whole, on: today, scope: 'all-loans' }).ok).toBe(true);
      }),
    );
  });
});
