import * as v from 'valibot';

/* A channel's or bank's number of a payment. Two ways to write one number are one number. */

const leastCharacters = 3;
const mostCharacters = 60;

/** The number as it is compared and booked once: upper case, letters and digits only. */
export function normalisedChannelNumber(written: string): string {
  return written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** A number as a channel writes it: ASCII letters and digits, with spaces or signs between them. Code: reference_required. */
export const channelNumberField = v.pipe(
  v.string('reference_required'),
  v.transform((value) => value.normalize('NFKC').trim()),
  v.minLength(leastCharacters, 'reference_required'),
  v.maxLength(mostCharacters, 'reference_required'),
  v.regex(/^[ -~]*$/, 'reference_required'),
  v.regex(/^[^<>]*$/, 'reference_required'),
  v.check((value) => normalisedChannelNumber(value).length >= leastCharacters, 'reference_required'),
);
