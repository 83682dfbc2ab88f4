import { longDate } from './long-date.ts';

/** A day on which the weekday is of no use, such as a birth date: "Mar 27, 1996", in Hindi "27 मार्च 1996". */
export function dateWithoutWeekday(isoDate: string, locale: string): string {
  return longDate(isoDate, locale).replace(/^\S+ /, '');
}
