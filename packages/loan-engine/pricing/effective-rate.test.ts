import { describe, expect, it } from 'vitest';
import { centavos } from '../money/money.ts';
import { monthlyEffectiveRate } from './effective-rate.ts';

const onePayment = (net: number, repayment: number, onDay: number) =>
  monthlyEffectiveRate([
    { onDay: 0, amountCentavos: centavos(net) },
    { onDay, amountCentavos: centavos(-repayment) },
  ]);

describe('effective rate', () => {
  it('is 12 % a month when 100 received are repaid as 112 after 30 days', () => {
    expect(onePayment(10_000, 11_200, 30)).toBeCloseTo(0.12, 12);
  });

  it('is zero for a loan that costs nothing and negative for a gift', () => {
    expect(onePayment(10_000, 10_000, 30)).toBeCloseTo(0, 11);
    expect(onePayment(10_000, 9000, 30)).toBeCloseTo(-0.1, 11);
  });

  it('agrees with the closed form from 1 to 180 days and from cheap to absurd', () => {
    for (const termDays of [1, 7, 30, 61, 180]) {
      for (const repayment of [10_001, 10_700, 15_000, 40_000]) {
        const closed = (repayment / 10_000) ** (30 / termDays) - 1;
        const solved = onePayment(10_000, repayment, termDays);
        expect(Math.abs(solved - closed) / (1 + closed)).toBeLessThan(1e-9);
      }
    }
  });

  it('finds the rate of three equal instalments: 2 % a month on an annuity', () => {
    // 10,000 x 0.02 / (1 - 1.02^-3) = 3,467.5467...; in billions of centavos the rounding no longer shows.
    const rate = monthlyEffectiveRate([
      { onDay: 0, amountCentavos: centavos(1_000_000_000_000) },
      { onDay: 30, amountCentavos: centavos(-346_754_672_571) },
      { onDay: 60, amountCentavos: centavos(-346_754_672_571) },
      { onDay: 90, amountCentavos: centavos(-346_754_672_571) },
    ]);
    expect(Math.abs(rate - 0.02)).toBeLessThan(1e-9);
  });

  it('treats flows that are not a loan as a bug', () => {
    expect(() => monthlyEffectiveRate([])).toThrow('received and money paid');
    const backwards = [
      { onDay: 0, amountCentavos: centavos(-5) },
      { onDay: 9, amountCentavos: centavos(5) },
    ];
    expect(() => monthlyEffectiveRate(backwards)).toThrow('before it is paid');
  });
});
