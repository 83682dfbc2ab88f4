import { addDays, daysBetween, type LocalDate, localDate } from '@luwag/loan-engine/money/local-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paydaysAhead } from './paydays.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`paydays.property.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);
const runs = { seed, numRuns: 1000 };

const today = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(localDate('2026-01-01'), days));
const dayOfMonth = fc.integer({ min: 1, max: 31 });
const twoYears = 730;

const pad = (part: number) => String(part).padStart(2, '0');

/** The day written in the calendar of a month, moved by hand to the Friday before. */
function paidInMonth(year: number, month: number, day: number): LocalDate {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const named = localDate(`${year}-${pad(month)}-${pad(Math.min(day, lastDay))}`);
  const weekday = new Date(named).getUTCDay();
  return addDays(named, weekday === 6 ? -1 : weekday === 0 ? -2 : 0);
}

function paidInMonths(from: LocalDate, days: readonly number[]): LocalDate[] {
  const year = Number(from.slice(0, 4));
  const month = Number(from.slice(5, 7));
  const paid = Array.from({ length: 27 }, (_, index) => {
    const since = month - 1 + index;
    return days.map((day) => paidInMonth(year + Math.floor(since / 12), (since % 12) + 1, day));
  });
  const until = addDays(from, twoYears);
  return [...new Set(paid.flat())].filter((on) => on > from && on <= until).toSorted();
}

test('paydays by the date are those of the calendar, each on a weekday and at most two days early', () => {
  fc.assert(
    fc.property(today, dayOfMonth, (from, day) => {
      const monthly = paydaysAhead({ payCycle: 'monthly', payday: String(day) }, from, twoYears);
      expect(monthly?.on).toEqual(paidInMonths(from, [day]));
      const usual = paydaysAhead({ payCycle: 'semiMonthly', payday: '' }, from, twoYears);
      expect(usual?.on).toEqual(paidInMonths(from, [15, 30]));
      for (const on of [...(monthly?.on ?? []), ...(usual?.on ?? [])]) {
        expect([1, 2, 3, 4, 5]).toContain(new Date(on).getUTCDay());
      }
    }),
    runs,
  );
});

test('between two paydays of the usual payroll lie 11 to 18 days', () => {
  fc.assert(
    fc.property(today, (from) => {
      const { on = [] } = paydaysAhead({ payCycle: 'semiMonthly', payday: '' }, from, twoYears) ?? {};
      for (const [index, payday] of on.slice(1).entries()) {
        const days = daysBetween(on[index] ?? payday, payday);
        expect(days).toBeGreaterThanOrEqual(11);
        expect(days).toBeLessThanOrEqual(18);
      }
    }),
    runs,
  );
});

test('paydays by the week keep their distance, whichever day they are counted from', () => {
  fc.assert(
    fc.property(today, today, fc.integer({ min: 1, max: 7 }), (from, firstOn, weekday) => {
      const fortnight = paydaysAhead({ payCycle: 'biWeekly', payday: firstOn }, from, twoYears)?.on ?? [];
      const weekly = paydaysAhead({ payCycle: 'weekly', payday: String(weekday) }, from, twoYears)?.on ?? [];
      expect(Math.abs(daysBetween(firstOn, fortnight[0] ?? from)) % 14).toBe(0);
      expect(new Date(weekly[0] ?? from).getUTCDay()).toBe(weekday % 7);
      for (const [paid, distance] of [[fortnight, 14] as const, [weekly, 7] as const]) {
        expect(daysBetween(from, paid[0] ?? from)).toBeLessThanOrEqual(distance);
        for (const [index, on] of paid.slice(1).entries()) {
          expect(daysBetween(paid[index] ?? on, on)).toBe(distance);
        }
      }
    }),
    runs,
  );
});
