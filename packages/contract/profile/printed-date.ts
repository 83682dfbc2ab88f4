import * as v from 'valibot';
import { businessDateField } from '../fields.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * The first date in a printed text, as YYYY-MM-DD: 1990/01/31, 01/31/1990, 31 JAN 1990 or January 31, 1990. Of two numbers the
 * month comes first, as in the Philippines, unless it cannot be one. Null where there is no date.
 */
export function printedDate(text: string): string | null {
  const yearFirst = /\b(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})\b/.exec(text);
  if (yearFirst !== null) return isoDate(yearFirst[1], yearFirst[2], yearFirst[3]);
  const numbers = /\b(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})\b/.exec(text);
  if (numbers !== null) {
    const [, one, other, year] = numbers;
    return Number(one) > 12 ? isoDate(year, other, one) : isoDate(year, one, other);
  }
  const monthFirst = /\b([a-z]{3,9})\.? ?(\d{1,2}),? ?(\d{4})\b/i.exec(text);
  if (monthFirst !== null) return isoDate(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
  const dayFirst = /\b(\d{1,2})[- ]?([a-z]{3,9})\.?,?[- ]?(\d{4})\b/i.exec(text);
  return dayFirst === null ? null : isoDate(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
}

function monthOf(name = ''): string {
  return String(months.findIndex((month) => month.startsWith(name.toLowerCase())) + 1);
}

function isoDate(year = '', month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return v.is(businessDateField, date) ? date : null;
}
