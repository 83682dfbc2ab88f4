import { describe, expect, it } from 'vitest';
import { centavos } from '../money/money.ts';
import { monthlyEffectiveRate, singlePaymentMonthlyRate } from './effective-rate.ts';

describe('effective rate', () => {
  it('is 12 % a month when 100 received are repaid as 112 after 30 days', () => {
    expect(singlePaymentMonthlyRate(centavos(10_000), centavos(11_200), 30)).toBeCloseTo(0.12, 12);
  });

  it('is zero for a loan that costs nothing and negative for a gift', () => {
    expect(singlePaymentMonthlyRate(centavos(10_000), centavos(10_000), 30)).toBe(0);
    const gift = [
      { onDay: 0, amountCentavos: centavos(10_000) },
      { onDay: 30, amountCentavos: centavos(-9000) },
    ];
    expect(monthlyEffectiveRate(gift)).toBeCloseTo(-0.1, 9);
  });

  it('agrees with the closed form from 1 to 180 days and from cheap to absurd', () => {
    for (const termDays of [1, 7, 30, 61, 180]) {
      for (const repayment of [10_001, 10_700, 15_000, 40_000]) {
        const closed = singlePaymentMonthlyRate(centavos(10_000), centavos(repayment), termDays);
        const solved = monthlyEffectiveRate([
          { onDay: 0, amountCentavos: centavos(10_000) },
          { onDay: termDays, amountCentavos: centavos(-repayment) },
        ]);
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
    expect(() => singlePaymentMonthlyRate(centavos(0), centavos(1), 1)).toThrow('money and time');
  });
});
