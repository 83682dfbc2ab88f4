import { expect, test } from 'vitest';
import { closeLateness } from './close-lateness.ts';

const nineInManila = Date.parse('2026-11-27T01:00:00Z');
const hourMs = 3_600_000;

test('a close is late from the beginning of its Manila day, and of the first day that is missing', () => {
  expect(closeLateness('2026-11-27', nineInManila)).toBe(0);
  expect(closeLateness('2026-11-26', nineInManila)).toBe(9 * hourMs);
  expect(closeLateness('2026-11-24', nineInManila)).toBe((9 + 48) * hourMs);
});

test('a clock that is behind makes no close late', () => {
  expect(closeLateness('2026-11-28', nineInManila)).toBe(0);
});
