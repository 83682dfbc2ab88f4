import { describe, expect, it } from 'vitest';
import {
  addCentavos,
  centavos,
  maxCentavos,
  multiplyByPpm,
  negateCentavos,
  ratioInPpm,
  minCentavos,
  subtractCentavos,
  sumCentavos,
  type Rounding,
} from './money.ts';
import { ppm } from './rate.ts';

function monthOfInterest(amount: number, rounding: Rounding): number {
  return multiplyByPpm(centavos(amount), ppm(1000), 30, rounding);
}

describe('money', () => {
  it('adds, subtracts and sums whole centavos', () => {
    expect(addCentavos(centavos(150), centavos(250))).toBe(400);
    expect(subtractCentavos(centavos(150), centavos(250))).toBe(-100);
    expect(sumCentavos([centavos(1), centavos(2), centavos(3)])).toBe(6);
    expect(sumCentavos([])).toBe(0);
    expect(minCentavos(centavos(5), centavos(3))).toBe(3);
    expect(minCentavos(centavos(2), centavos(3))).toBe(2);
    expect(maxCentavos(centavos(5), centavos(3))).toBe(5);
    expect(maxCentavos(centavos(2), centavos(3))).toBe(3);
  });

  it('treats a fraction of a centavo, NaN and an unsafe integer as a bug', () => {
    expect(() => centavos(0.5)).toThrow('safe whole number');
    expect(() => centavos(Number.NaN)).toThrow('safe whole number');
    expect(() => centavos(2 ** 53)).toThrow('safe whole number');
    expect(() => addCentavos(centavos(2 ** 53 - 1), centavos(1))).toThrow('safe whole number');
  });

  it('never yields minus zero', () => {
    expect(Object.is(centavos(-0), 0)).toBe(true);
    expect(Object.is(subtractCentavos(centavos(3), centavos(3)), 0)).toBe(true);
  });

  it('charges 0.1 % a day on PHP 10,000 for 30 days as PHP 300.00', () => {
    expect(multiplyByPpm(centavos(1_000_000), ppm(1000), 30, 'half-up')).toBe(30_000);
  });

  it('rounds half up, up and down as named', () => {
    expect(multiplyByPpm(centavos(1), ppm(500_000), 1, 'half-up')).toBe(1);
    expect(multiplyByPpm(centavos(1), ppm(499_999), 1, 'half-up')).toBe(0);
    expect(multiplyByPpm(centavos(1), ppm(1), 1, 'up')).toBe(1);
    expect(multiplyByPpm(centavos(1), ppm(999_999), 1, 'down')).toBe(0);
    expect(multiplyByPpm(centavos(-1), ppm(500_000), 1, 'half-up')).toBe(0);
    expect(multiplyByPpm(centavos(-1), ppm(1), 1, 'down')).toBe(-1);
    expect(multiplyByPpm(centavos(7), ppm(1_000_000), 1, 'up')).toBe(7);
  });

  it('stays exact where the product passes 2^53', () => {
    const large = centavos(9_007_199_254_740_991);
    expect(multiplyByPpm(large, ppm(1_000_000), 1, 'half-up')).toBe(9_007_199_254_740_991);
    expect(multiplyByPpm(large, ppm(1), 1, 'down')).toBe(9_007_199_254);
    expect(multiplyByPpm(large, ppm(1), 1, 'half-up')).toBe(9_007_199_255);
    expect(multiplyByPpm(large, ppm(1), 1, 'up')).toBe(9_007_199_255);
    expect(multiplyByPpm(large, ppm(500_000), 1, 'half-up')).toBe(4_503_599_627_370_496);
    expect(multiplyByPpm(large, ppm(500_000), 1, 'down')).toBe(4_503_599_627_370_495);
    expect(multiplyByPpm(negateCentavos(large), ppm(500_000), 1, 'half-up')).toBe(-4_503_599_627_370_495);
  });

  it('rounds large products by the same rules: down, up from the smallest rest, half up from the middle', () => {
    for (const rounding of ['down', 'up', 'half-up'] as const) {
      expect(monthOfInterest(900_000_000_000, rounding)).toBe(27_000_000_000);
    }
    expect(monthOfInterest(900_000_000_001, 'down')).toBe(27_000_000_000);
    expect(monthOfInterest(900_000_000_001, 'up')).toBe(27_000_000_001);
    expect(monthOfInterest(900_000_000_001, 'half-up')).toBe(27_000_000_000);
    expect(monthOfInterest(900_000_000_020, 'down')).toBe(27_000_000_000);
    expect(monthOfInterest(900_000_000_020, 'half-up')).toBe(27_000_000_001);
  });

  it('charges nothing for no days', () => {
    expect(multiplyByPpm(centavos(1_000_000), ppm(1000), 0, 'up')).toBe(0);
  });

  it('treats a rate over more days than a whole number can count as a bug', () => {
    expect(() => multiplyByPpm(centavos(1), ppm(2 ** 52), 3, 'down')).toThrow('factor of money');
  });

  it('refuses a fractional or negative day count as a bug', () => {
    expect(() => multiplyByPpm(centavos(1), ppm(1), -1, 'down')).toThrow('days are a whole number');
    expect(() => multiplyByPpm(centavos(1), ppm(1), 1.5, 'down')).toThrow('days are a whole number');
  });

  it('expresses a part of a whole in parts per million', () => {
    expect(ratioInPpm(centavos(1), centavos(3), 'up')).toBe(333_334);
    expect(ratioInPpm(centavos(1), centavos(3), 'down')).toBe(333_333);
    expect(() => ratioInPpm(centavos(1), centavos(0), 'up')).toThrow('positive whole');
  });

  it('accepts only whole parts per million from zero', () => {
    expect(ppm(0)).toBe(0);
    expect(() => ppm(-1)).toThrow('parts per million');
    expect(() => ppm(0.1)).toThrow('parts per million');
  });
});
