import { expect, test } from 'vitest';
import { type StripRow, stripWeeks } from './strip-weeks.ts';

/** Saturday. */
const today = '2026-11-21';
const shape = (rows: readonly StripRow[]) =>
  rows.map((row) => ('days' in row ? `${row.days[0]} to ${row.days[6]}` : row.weeksLeftOut));

test('a near due date is shown with all weeks up to it and the one after', () => {
  expect(shape(stripWeeks(today, ['2026-12-02'], 1))).toEqual([
    '2026-11-15 to 2026-11-21',
    '2026-11-22 to 2026-11-28',
    '2026-11-29 to 2026-12-05',
    '2026-12-06 to 2026-12-12',
  ]);
});

test('of a far one the weeks beside it are shown, and how many lie between', () => {
  expect(shape(stripWeeks(today, ['2027-01-20'], 5))).toEqual([
    '2026-11-15 to 2026-11-21',
    7,
    '2027-01-10 to 2027-01-16',
    '2027-01-17 to 2027-01-23',
    '2027-01-24 to 2027-01-30',
  ]);
});

test('a due date that has passed begins the strip, and several are all on it, once each', () => {
  expect(shape(stripWeeks(today, ['2026-11-10', '2026-11-12', '2026-12-03'], 1))).toEqual([
    '2026-11-08 to 2026-11-14',
    '2026-11-15 to 2026-11-21',
    '2026-11-22 to 2026-11-28',
    '2026-11-29 to 2026-12-05',
    '2026-12-06 to 2026-12-12',
  ]);
});

test('every term up to four months takes the same room where five rows are asked for', () => {
  for (let days = 7; days <= 120; days += 1) {
    const due = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    const rows = stripWeeks(today, [due], 5);
    expect(rows).toHaveLength(5);
    expect(rows.some((row) => 'days' in row && row.days.some((day) => day === due))).toBe(true);
  }
});
