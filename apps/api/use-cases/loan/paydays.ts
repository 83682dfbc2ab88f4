import type { DraftValues } from '@luwag/contract/profile/sections';
import { addDays, daysBetween, type LocalDate, localDate } from '@luwag/loan-engine/money/local-date';

/** The days on which a borrower is paid, in order. */
export type Paydays = {
  on: LocalDate[];
  /** False where only the day of the week is known, as for a borrower paid at other times. */
  isCertain: boolean;
};

/** The borrower's paydays after a day, as many days ahead as asked; null while none was told. */
export function paydaysAhead(work: DraftValues, today: LocalDate, daysAhead: number): Paydays | null {
  const { payCycle = '', payday = '' } = work;
  if (payCycle === '' || payday === '') return null;
  const isFortnight = payday.includes('-');
  const isPayday = isFortnight
    ? isSecondWeekAfter(localDate(payday))
    : payCycle === 'monthly'
      ? isDayOfMonth(Number(payday))
      : isDayOfWeek(Number(payday));
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(today, index + 1));
  return {
    on: days.filter(isPayday),
    isCertain: isFortnight || payCycle === 'monthly' || payCycle === 'weekly',
  };
}

/** A month too short for the day pays on its last one. */
function isDayOfMonth(day: number): (date: LocalDate) => boolean {
  return (date) => {
    const dayOfDate = Number(date.slice(8));
    const isLast = addDays(date, 1).slice(8) === '01';
    return dayOfDate === day || (isLast && dayOfDate < day);
  };
}

/** Monday being 1. */
function isDayOfWeek(day: number): (date: LocalDate) => boolean {
  return (date) => (new Date(date).getUTCDay() || 7) === day;
}

/** Every fourteenth day from a payday on, and before it. */
function isSecondWeekAfter(payday: LocalDate): (date: LocalDate) => boolean {
  return (date) => daysBetween(payday, date) % 14 === 0;
}
