import { expect, test } from 'vitest';
import { formatPesos, formatWholePesos } from './money.ts';

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
const wholePesos = new Intl.NumberFormat('en-PH', {
  style: 'currency',
  currency: 'PHP',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});
const amounts = [1, 5, 99, 100, 101, 99_999, 100_000, 100_050, 1_000_000, 123_456_789, 99_999_999_999];

test('an amount is written as Unicode has it for the Philippines, to the centavo', () => {
  for (const amount of [...amounts, ...amounts.map((size) => -size), 0]) {
    expect(formatPesos(amount)).toBe(pesos.format(amount / 100));
  }
});

test('a round amount can be written without centavos', () => {
  for (const amount of [0, 100, 99_900, 100_000, 8_000_000, -100_000]) {
    expect(formatWholePesos(amount)).toBe(wholePesos.format(amount / 100));
  }
  expect(formatWholePesos(100_050)).toBe('₱1,000.50');
});
