import * as v from 'valibot';
import { mobileDigits } from './mobile-number.ts';
import { withoutChinese } from './no-chinese.ts';

/* Each rule once, for the form and for the server. A failure is a code; screens turn it into words. */

export const phoneField = v.pipe(
  v.string('phone_format'),
  v.maxLength(24, 'phone_format'),
  v.check((value) => mobileDigits(value) !== null, 'phone_format'),
  v.transform((value) => mobileDigits(value) ?? ''),
);

/** Philippine ZIP of 4 digits, or 6 as the customer specified. Code: postal_code_format. */
export const postalCodeField = text('postal_code_format', /^(\d{4}|\d{6})$/, 6);

/** Personal name: letters, spaces, hyphen, apostrophe and full stop, at most 80. */
export const nameField = text('name_format', /^\p{L}[\p{L}\p{M} .'’-]{0,79}$/u, 80);
export const optionalNameField = text('name_format', /^(\p{L}[\p{L}\p{M} .'’-]{0,79})?$/u, 80);

export const emailField = v.pipe(
  v.string('email_format'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'email_format'),
  v.email('email_format'),
);

/** WhatsApp number: 11 digits starting 09, or empty. */
export const whatsappField = text('whatsapp_format', /^(09\d{9})?$/, 11);
export const viberField = text('viber_format', /^((\+?63|0)?9\d{9})?$/, 13);

/** Facebook username, taken out of a profile address when one is pasted; may be empty. */
export const facebookUsernameField = v.pipe(
  v.string('facebook_username_format'),
  v.trim(),
  v.maxLength(120, 'facebook_username_format'),
  v.transform((value) =>
    value.replace(/^(https?:\/\/)?((www|m|web)\.)?(facebook|fb)\.com\//i, '').replace(/[/?].*$/, ''),
  ),
  v.regex(/^([a-z0-9.]{5,50})?$/i, 'facebook_username_format'),
);

/** Wallet number: 11 digits starting 09 or 10 starting 9; parsed to ten digits. Code: wallet_number_format. */
export const walletNumberField = v.pipe(
  v.string('wallet_number_format'),
  v.transform((value) => value.replace(/[\s-]/g, '')),
  v.regex(/^(09\d{9}|9\d{9})$/, 'wallet_number_format'),
  v.transform((value) => value.slice(-10)),
);

/** Bank account number: 6 to 20 digits; spaces and hyphens are dropped. */
export const accountNumberField = v.pipe(
  v.string('account_number_format'),
  v.transform((value) => value.replace(/[\s-]/g, '')),
  v.regex(/^\d{6,20}$/, 'account_number_format'),
);

/** A calendar date written YYYY-MM-DD that exists. */
export const dateField = v.pipe(
  v.string('date_format'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_format'),
  v.check((value) => {
    const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
    const date = new Date(Date.UTC(year, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  }, 'date_format'),
);

/** A day in the books: a calendar date of this or the last century. */
export const businessDateField = v.pipe(dateField, v.minValue('1900-01-01', 'date_format'));

/** One line of free text between `least` and `most` characters, Chinese characters refused by removal. */
export function lineField(code: string, least: number, most: number) {
  return v.pipe(
    v.string(code),
    v.transform((value) => withoutChinese(value).trim()),
    v.minLength(least, code),
    v.maxLength(most, code),
    v.regex(/^[^\p{Cc}<>]*$/u, code),
  );
}

/**
 * Free text of several lines, between `least` and `most` characters, Chinese characters refused by removal. Codes: `code`
 * with `_short`, `_long` or `_format`.
 */
export function paragraphField(code: string, least: number, most: number) {
  return v.pipe(
    v.string(`${code}_short`),
    v.transform((value) => withoutChinese(value).replace(/\r\n?/g, '\n').trim()),
    v.minLength(least, `${code}_short`),
    v.maxLength(most, `${code}_long`),
    v.regex(/^[\P{Cc}\n\t]*$/u, `${code}_format`),
  );
}

/** The products a borrower can be offered. */
export const productIdField = v.picklist(['main', 'sub'], 'choice_required');
export type ProductId = v.InferOutput<typeof productIdField>;

/** The product of a loan asked for; the main one where none is named. */
export const wishedProductField = v.optional(productIdField, 'main');

export const uuidField = v.pipe(v.string('id_format'), v.uuid('id_format'));
export const instantField = v.pipe(v.string('instant_format'), v.isoTimestamp('instant_format'));

function text(code: string, pattern: RegExp, most: number) {
  return v.pipe(v.string(code), v.trim(), v.maxLength(most, code), v.regex(pattern, code));
}
