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
  const code = birthDateFault(birthOn, today);
  return code === null ? [] : [{ path: 'birthOn', code }];
}

function birthDateFault(birthOn: string, today: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthOn)) return null;
  if (!hasWholeYear(birthOn)) return 'birth_year_digits';
  if (birthOn > today) return 'birth_in_future';
  const age = ageOn(birthOn, today);
  if (age < ageBounds.least) return 'age_under_18';
  return age > ageBounds.most ? 'age_format' : null;
}

/** False for a year typed with two or three digits: 94 arrives as 0094. */
export function hasWholeYear(date: string): boolean {
  return date >= '1000';
}
