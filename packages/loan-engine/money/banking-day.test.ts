import { expect, test } from 'vitest';
import { bankingDayFrom, isBankingDay } from './banking-day.ts';
import { localDate } from './local-date.ts';

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-30', false],
  ['2026-12-25', false],
  ['2026-08-31', false],
  ['2026-08-24', true],
  // Easter is on April 5, 2026, March 28, 2027, April 20, 2025 and March 31, 2024.
  ['2026-04-02', false],
  ['2026-04-03', false],
  ['2026-04-01', true],
  ['2027-03-25', false],
  ['2027-03-26', false],
  ['2025-04-17', false],
  ['2024-03-29', false],
  ['2024-04-05', true],
])('banks clear on %s: %s', (day, isOpen) => {
  expect(isBankingDay(localDate(day))).toBe(isOpen);
});

test('the next banking day is found over weekends and holidays in a row', () => {
  expect(bankingDayFrom(localDate('2026-11-27'))).toBe('2026-11-27');
  expect(bankingDayFrom(localDate('2026-11-28'))).toBe('2026-12-01');
  expect(bankingDayFrom(localDate('2026-12-24'))).toBe('2026-12-28');
  expect(bankingDayFrom(localDate('2026-12-30'))).toBe('2027-01-04');
});
