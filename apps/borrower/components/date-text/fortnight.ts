import { addDays, daysBetween, type LocalDate, parseLocalDate } from '@luwag/loan-engine/money/local-date';

const fortnightDays = 14;

/** The next days, today first, of which one is a payday of whoever is paid every two weeks. */
export function nextFortnight(today: LocalDate): readonly LocalDate[] {
  return Array.from({ length: fortnightDays }, (_, index) => addDays(today, index));
}

/** The next payday of whoever is paid every two weeks and told one of them; null where that was a day of the week only. */
export function nextFortnightlyPayday(told: string, today: LocalDate): LocalDate | null {
  const payday = parseLocalDate(told);
  if (!payday.ok) return null;
  const sinceDays = daysBetween(payday.value, today) % fortnightDays;
  return addDays(today, sinceDays === 0 ? 0 : sinceDays > 0 ? fortnightDays - sinceDays : -sinceDays);
}
