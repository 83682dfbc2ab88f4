import { numberCharacters } from './plain-text.ts';

/* Apart from the form rules, because the first page reads a number before any rule has been loaded. */

/** The ten digits starting 9 behind any usual way of writing a Philippine mobile number, or null. */
export function mobileDigits(value: string): string | null {
  const digits = numberCharacters(value).replace(/^((\+|00)?630?|0)(?=9)/, '');
  return /^9\d{9}$/.test(digits) ? digits : null;
}

/** Whether two ways of writing a number mean the same phone. */
export function isSamePhone(one: string, other: string): boolean {
  const digits = mobileDigits(one);
  return digits !== null && digits === mobileDigits(other);
}
