// Days on which banks in the Philippines clear payments between them. Source: Republic Act 9492 (holidays of each year) and the
// special non-working days that proclamations repeat every year. Days proclaimed for one year alone, as those of the Islamic calendar,
// are not known here: what waits for a banking day may then take a day longer than told.
import { addDays, daysBetween, localDate, type LocalDate } from './local-date.ts';

const everyYear: ReadonlySet<string> = new Set([
  '01-01',
  '04-09',
  '05-01',
  '06-12',
  '08-21',
  '11-01',
  '11-02',
  '11-30',
  '12-08',
  '12-24',
  '12-25',
  '12-30',
  '12-31',
]);

/** Whether banks clear on a day. Errors: none. Source: above. */
export function isBankingDay(date: LocalDate): boolean {
  if (weekdayOf(date) > 4 || everyYear.has(date.slice(5))) return false;
  // The last Monday of August.
  if (date.slice(5, 7) === '08' && weekdayOf(date) === 0 && Number(date.slice(8)) > 24) return false;
  const beforeEaster = daysBetween(date, easterOf(Number(date.slice(0, 4))));
  return beforeEaster !== 3 && beforeEaster !== 2;
}

/** The first banking day from `date` on, that day included. Errors: none. Source: above. */
export function bankingDayFrom(date: LocalDate): LocalDate {
  let day = date;
  while (!isBankingDay(day)) day = addDays(day, 1);
  return day;
}

/** 0 for a Monday to 6 for a Sunday. */
function weekdayOf(date: LocalDate): number {
  const monday = localDate('1900-01-01');
  return daysBetween(monday, date) % 7;
}

/** Easter Sunday of a year. Source: the anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): LocalDate {
  const century = Math.floor(year / 100);
  const moonShift = Math.floor((8 * century + 13) / 25);
  const moon = (19 * (year % 19) + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const fullMoon = moon - (moon > 28 || (moon === 28 && year % 19 > 10) ? 1 : 0);
  const sunday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(localDate(`${year}-03-28`), fullMoon - sunday);
}
