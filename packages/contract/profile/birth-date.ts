import type { FieldFailure } from '../errors.ts';

/** Ages, in completed years, at which somebody can borrow. The scorecard's figures are the same; a test holds them together. */
export const ageBounds = { least: 18, most: 65 } as const;

/** Full years lived on a day. Both are dates written YYYY-MM-DD. */
export function ageOn(birthOn: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthOn.slice(0, 4));
  return today.slice(5) < birthOn.slice(5) ? years - 1 : years;
}

/**
 * What a date of birth breaks besides being a date, for form and server: a year of four digits, not after today, an age of 18
 * to 65. Codes: birth_year_digits, birth_in_future, age_under_18, age_format.
 */
export function birthDateFailures(birthOn: string, today: string): FieldFailure[] {
  return failuresOf(birthDayFault(birthOn, today) ?? ageFault(birthOn, today));
}

/** The same without the ages: somebody who borrowed before may be older by now. Codes: birth_year_digits, birth_in_future. */
export function birthDayFailures(birthOn: string, today: string): FieldFailure[] {
  return failuresOf(birthDayFault(birthOn, today));
}

function failuresOf(code: string | null): FieldFailure[] {
  return code === null ? [] : [{ path: 'birthOn', code }];
}

const isDate = (birthOn: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(birthOn);

function birthDayFault(birthOn: string, today: string): string | null {
  if (!isDate(birthOn)) return null;
  if (!hasWholeYear(birthOn)) return 'birth_year_digits';
  return birthOn > today ? 'birth_in_future' : null;
}

function ageFault(birthOn: string, today: string): string | null {
  if (!isDate(birthOn)) return null;
  const age = ageOn(birthOn, today);
  if (age < ageBounds.least) return 'age_under_18';
  return age > ageBounds.most ? 'age_format' : null;
}

/** False for a year typed with two or three digits: 94 arrives as 0094. */
export function hasWholeYear(date: string): boolean {
  return date >= '1000';
}
