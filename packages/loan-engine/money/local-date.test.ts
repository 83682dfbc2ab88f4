import { describe, expect, it } from 'vitest';
import {
  addDays,
  completedYears,
  daysBetween,
  localDate,
  manilaDateOf,
  parseLocalDate,
} from './local-date.ts';

describe('local date', () => {
  it('reads real days and refuses impossible ones', () => {
    expect(localDate('2028-02-29')).toBe('2028-02-29');
    for (const bad of [
      '2027-02-29',
      '2100-02-29',
      '2026-04-31',
      '2026-06-31',
      '2026-09-31',
      '2026-11-31',
      '2026-12-32',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '26-1-1',
      '1899-12-31',
      '2026-01-01 ',
    ]) {
      expect(parseLocalDate(bad), bad).toEqual({ ok: false, code: 'DATE_INVALID' });
    }
    expect(parseLocalDate('2000-02-29')).toEqual({ ok: true, value: '2000-02-29' });
    expect(() => localDate('yesterday')).toThrow('real day');
  });

  it('counts days over month ends, leap days and years', () => {
    expect(addDays(localDate('2026-12-21'), 30)).toBe('2027-01-20');
    expect(addDays(localDate('2028-02-28'), 1)).toBe('2028-02-29');
    expect(addDays(localDate('2026-03-01'), -1)).toBe('2026-02-28');
    expect(daysBetween(localDate('2026-01-01'), localDate('2027-01-01'))).toBe(365);
    expect(daysBetween(localDate('2026-01-02'), localDate('2026-01-01'))).toBe(-1);
  });

  it('agrees with the platform calendar on every day of two centuries', () => {
    const first = localDate('1900-01-01');
    const startMs = Date.UTC(1900, 0, 1);
    for (let day = 0; day < 73_050; day += 1) {
      const expected = new Date(startMs + day * 86_400_000).toISOString().slice(0, 10);
      const actual = addDays(first, day);
      if (actual !== expected || daysBetween(first, actual) !== day) expect(actual).toBe(expected);
    }
    expect(addDays(first, 73_049)).toBe('2100-01-01');
  });

  it('turns the day at midnight in Manila, 16:00 UTC', () => {
    expect(manilaDateOf(Date.UTC(2026, 10, 21, 15, 59, 59, 999))).toBe('2026-11-21');
    expect(manilaDateOf(Date.UTC(2026, 10, 21, 16, 0, 0, 0))).toBe('2026-11-22');
    expect(() => manilaDateOf(Number.NaN)).toThrow('finite');
  });

  it('counts a birthday only once it has come', () => {
    expect(completedYears(localDate('2000-05-10'), localDate('2026-05-09'))).toBe(25);
    expect(completedYears(localDate('2000-05-10'), localDate('2026-05-10'))).toBe(26);
  });

  it('treats a date outside 1900-9999 as a bug', () => {
    expect(() => addDays(localDate('9999-12-31'), 1)).toThrow('1900 to 9999');
    expect(() => addDays(localDate('1900-01-01'), -1)).toThrow('1900 to 9999');
    expect(addDays(localDate('9999-12-30'), 1)).toBe('9999-12-31');
    expect(() => addDays(localDate('2026-01-01'), 0.5)).toThrow('whole number');
  });
});
