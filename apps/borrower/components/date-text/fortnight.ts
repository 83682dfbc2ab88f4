import { addDays, daysBetween, type LocalDate, parseLocalDate } from '@luwag/loan-engine/money/local-date';

const fortnightDays = 14;

/** Returns the next 14 days, today first; one of them is a payday of a borrower paid every two weeks. */
export function nextFortnight(today: LocalDate): readonly LocalDate[] {
  return Array.from({ length: fortnightDays }, (_, index) => addDays(today, index));
}

/** Returns the next payday of a borrower who is paid every two weeks and gave one date; null for a day of the week only. */
export function nextFortnightlyPayday(told: string, today: LocalDate): LocalDate | null {
  const payday = parseLocalDate(told);
  if (!payday.ok) return null;
  const sinceDays = daysBetween(payday.value, today) % fortnightDays;
  return addDays(today, sinceDays === 0 ? 0 : sinceDays > 0 ? fortnightDays - sinceDays : -sinceDays);
}
