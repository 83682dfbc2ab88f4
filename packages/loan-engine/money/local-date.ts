// A business date is a day in Manila written YYYY-MM-DD, and the distance between two dates is a count of whole days.
// Source: Philippine Standard Time (UTC+8, no daylight saving); day numbers follow the proleptic Gregorian calendar.
import { assertThat } from '../assertion.ts';
import { accept, refuse, type Result } from '../result.ts';
import { manilaOffsetMs } from './manila-offset.ts';

declare const localDateBrand: unique symbol;

/** A calendar day 'YYYY-MM-DD', years 1900 to 9999; text order is time order. */
export type LocalDate = string & { readonly [localDateBrand]: true };

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const millisecondsPerDay = 86_400_000;

/** Reads a date typed by a program. Errors: a bad date is a bug (assertion). Source: ISO 8601. */
export function localDate(text: string): LocalDate {
  const parsed = parseLocalDate(text);
  assertThat(parsed.ok, 'a local date is a real day written YYYY-MM-DD');
  return parsed.value;
}

/** Reads a date typed by a person or another system. Errors: DATE_INVALID. Source: ISO 8601, Gregorian leap years. */
export function parseLocalDate(text: string): Result<LocalDate, 'DATE_INVALID'> {
  const match = pattern.exec(text);
  if (match === null) return refuse('DATE_INVALID');
  const year = Number(match[1]);
  const month = Number(match[2]);
  const day = Number(match[3]);
  const isRealDay = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return year >= 1900 && isRealDay ? accept(text as LocalDate) : refuse('DATE_INVALID');
}

/** The date `days` later (earlier when negative). Errors: leaving years 1900-9999 is a bug (assertion). Source: Gregorian calendar. */
export function addDays(date: LocalDate, days: number): LocalDate {
  assertThat(Number.isSafeInteger(days), 'days are a whole number');
  return fromDayNumber(toDayNumber(date) + days);
}

/** Whole days from `from` to `to`, negative when `to` is earlier. Errors: none. Source: Gregorian calendar. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** The day in Manila at an instant in milliseconds since 1970 UTC. Errors: a non-finite instant is a bug. Source: UTC+8 all year. */
export function manilaDateOf(instantMs: number): LocalDate {
  assertThat(Number.isFinite(instantMs), 'an instant is a finite number of milliseconds');
  return fromDayNumber(Math.floor((instantMs + manilaOffsetMs) / millisecondsPerDay));
}

/** The instant at which a day begins in Manila, in milliseconds since 1970 UTC. Errors: none. Source: UTC+8 all year. */
export function startOfDayMs(date: LocalDate): number {
  return toDayNumber(date) * millisecondsPerDay - manilaOffsetMs;
}

/** Full years lived on a day, as a birthday counts them. Errors: none. Source: age in completed years. */
export function completedYears(bornOn: LocalDate, on: LocalDate): number {
  const years = Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return on.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

// Counting years from March puts the leap day last, which leaves one formula for all months.
function toDayNumber(date: LocalDate): number {
  const year = digitsOf(date, 0, 4);
  const month = digitsOf(date, 5, 7);
  const day = digitsOf(date, 8, 10);
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

// Reading digits in place is several times as fast as cutting the text up, and charging a loan by the day asks for nothing else.
function digitsOf(date: LocalDate, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) value = value * 10 + date.charCodeAt(index) - 48;
  return value;
}

// A night names the same few days for every loan, so that each day of a lifetime around now is written once.
const writtenDays: (LocalDate | undefined)[] = [];
const mostWrittenDays = 40_000;

function fromDayNumber(dayNumber: number): LocalDate {
  if (dayNumber < 0 || dayNumber >= mostWrittenDays) return writtenDay(dayNumber);
  return (writtenDays[dayNumber] ??= writtenDay(dayNumber));
}

function writtenDay(dayNumber: number): LocalDate {
  const shifted = dayNumber + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  assertThat(year >= 1900 && year <= 9999, 'a local date lies in years 1900 to 9999');
  return `${year}-${twoDigits(month)}-${twoDigits(day)}` as LocalDate;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
