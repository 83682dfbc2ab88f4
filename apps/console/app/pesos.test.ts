import { expect, test } from 'vitest';
import { centavosOf, typedPesos } from './pesos.ts';

test.each([
  ['1234.5', 123_450],
  ['1,234.50', 123_450],
  [' ₱ 1,234,567.89 ', 123_456_789],
  ['₱500', 50_000],
  ['0', 0],
])('%j is an amount in pesos', (typed, centavos) => {
  expect(centavosOf(typed)).toBe(centavos);
});

test.each([
  '1.234,00',
  '1234,50',
  '1,23',
  '12,34,567',
  '1e3',
  '0x10',
  '12.345',
  '12.',
  '.5',
  '-5',
  '1 234',
  '',
])('%j is refused, never read as another amount', (typed) => {
  expect(centavosOf(typed)).toBeNaN();
});

test('an amount that stands in a field is read as itself', () => {
  for (const centavos of [0, 1, 99, 123_450, 999_999_999])
    expect(centavosOf(typedPesos(centavos))).toBe(centavos);
});
