import { localDate } from '@luwag/loan-engine/money/local-date';
import { expect, test } from 'vitest';
import { nextFortnight, nextFortnightlyPayday } from './fortnight.ts';

const today = localDate('2026-11-21');

test('the days to choose from are today and the thirteen after it', () => {
  const days = nextFortnight(today);
  expect(days).toHaveLength(14);
  expect([days[0], days.at(-1)]).toEqual(['2026-11-21', '2026-12-04']);
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-11-27', '2026-11-27'],
  ['2026-12-04', '2026-12-04'],
  ['2026-11-20', '2026-12-04'],
  ['2025-01-03', '2026-12-04'],
])('a borrower who gave %s is paid next on %s', (told, next) => {
  expect(nextFortnightlyPayday(told, today)).toBe(next);
});

test('a day of the week says nothing of which week', () => {
  expect(nextFortnightlyPayday('5', today)).toBeNull();
});
