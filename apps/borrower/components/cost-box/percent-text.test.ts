import { expect, test } from 'vitest';
import { percentText } from './percent-text.ts';

const percent = new Intl.NumberFormat('en-PH', {
  style: 'percent',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

test('a rate is written as Unicode has it, rounded up to hundredths of a percent', () => {
  for (let hundredths = -300; hundredths <= 12_000; hundredths += 1) {
    if (hundredths === 0) continue;
    expect(percentText(hundredths * 100)).toBe(percent.format(hundredths / 10_000));
  }
  expect([0, 1, 700, 18_000, 180_000, 12_345_600].map(percentText)).toEqual([
    '0%',
    '0.01%',
    '0.07%',
    '1.8%',
    '18%',
    '1,234.56%',
  ]);
});
