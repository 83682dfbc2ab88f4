// A payday named by its date is paid on the Friday before where it falls on a weekend, and on the last day of a month too short
// for it; a day of the week is paid as named. Source: decision record 47; the Labor Code has wages paid twice a month.
import { payCycles } from '@luwag/contract/profile/choices';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { addDays, daysBetween, type LocalDate, parseLocalDate } from '@luwag/loan-engine/money/local-date';

type PayCycle = (typeof payCycles)[number];
type IsPayday = (date: LocalDate) => boolean;

/** The days on which a borrower is paid, in order. */
export type Paydays = {
  on: LocalDate[];
  /** False where only the day of the week is known, as in older answers of borrowers paid every two weeks. */
  isCertain: boolean;
};

const friday = 5;

/** The borrower's paydays after a day, as many days ahead as asked; null where none was told or the pay varies. */
export function paydaysAhead(work: DraftValues, today: LocalDate, daysAhead: number): Paydays | null {
  const { payCycle = '', payday = '' } = work;
  const cycle = payCycles.find((known) => known === payCycle);
  if (cycle === undefined || cycle === 'other') return null;
  const isPayday = paydayRule(cycle, payday);
  if (isPayday === null) return null;
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(today, index + 1));
  return {
    on: days.filter(isPayday),
    isCertain: cycle !== 'biWeekly' || payday.includes('-'),
  };
}

/** Null while the day is not answered, or is none of that cycle. */
function paydayRule(cycle: Exclude<PayCycle, 'other'>, payday: string): IsPayday | null {
  if (cycle === 'semiMonthly')
    return beforeWeekend((date) => isDayOfMonth(date, 15) || isDayOfMonth(date, 30));
  const firstOn = parseLocalDate(payday);
  if (firstOn.ok) return cycle === 'biWeekly' ? (date) => daysBetween(firstOn.value, date) % 14 === 0 : null;
  const day = Number(payday);
  if (!Number.isInteger(day) || day < 1) return null;
  return cycle === 'monthly'
    ? beforeWeekend((date) => isDayOfMonth(date, day))
    : (date) => weekdayOf(date) === day;
}

/** A month too short for the day pays on its last one. */
function isDayOfMonth(date: LocalDate, day: number): boolean {
  const dayOfDate = Number(date.slice(8));
  const isLast = addDays(date, 1).slice(8) === '01';
  return dayOfDate === day || (isLast && dayOfDate < day);
}

/** A day that falls on a Saturday or Sunday is paid on the Friday before. */
function beforeWeekend(isNamed: IsPayday): IsPayday {
  return (date) => {
    const weekday = weekdayOf(date);
    if (weekday > friday) return false;
    return isNamed(date) || (weekday === friday && [1, 2].some((days) => isNamed(addDays(date, days))));
  };
}

/** Monday being 1. */
function weekdayOf(date: LocalDate): number {
  return new Date(date).getUTCDay() || 7;
}
