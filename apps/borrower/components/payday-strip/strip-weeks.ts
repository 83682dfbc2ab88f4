import { addDays, daysBetween, type LocalDate, localDate } from '@luwag/loan-engine/money/local-date';

/** A week from Sunday on, or how many weeks are left out between two. */
export type StripRow = { days: readonly LocalDate[] } | { weeksLeftOut: number };

const weekDays = 7;
/** Leaving out fewer would take the same room as showing them. */
const fewestLeftOut = 2;

/**
 * The weeks of today and of each due date, with those beside a due date, in order; longer stretches between them are left out,
 * and weeks are added at the end until there are as many rows as asked for.
 */
export function stripWeeks(today: string, dueOn: readonly string[], leastRows: number): StripRow[] {
  const start = sundayOf([today, ...dueOn].toSorted()[0] ?? today);
  const weekOf = (date: string) => Math.floor(daysBetween(start, localDate(date)) / weekDays);
  const dueWeeks = dueOn.map(weekOf);
  const shown = [weekOf(today), ...dueWeeks.flatMap((week) => [week - 1, week, week + 1])];
  const rows: StripRow[] = [];
  let next = 0;
  for (const week of shown.filter((number) => number >= 0).toSorted((one, other) => one - other)) {
    if (week - next >= fewestLeftOut) {
      rows.push({ weeksLeftOut: week - next });
      next = week;
    }
    for (; next <= week; next += 1) rows.push(weekFrom(start, next));
  }
  for (; rows.length < leastRows; next += 1) rows.push(weekFrom(start, next));
  return rows;
}

function sundayOf(date: string): LocalDate {
  return addDays(localDate(date), -new Date(date).getUTCDay());
}

function weekFrom(start: LocalDate, number: number): StripRow {
  return { days: Array.from({ length: weekDays }, (_, day) => addDays(start, number * weekDays + day)) };
}
