import * as v from 'valibot';
import { facebookUsernameOf } from './facebook-username.ts';
import { mobileDigits } from './mobile-number.ts';
import { hasChinese, withoutChinese } from './no-chinese.ts';
import { companyPhoneOf, nationalMobile } from './phone-number.ts';
import { isCalendarDate } from './calendar-date.ts';
import { numberCharacters, plainName, plainText } from './plain-text.ts';
import { canBeOrderNumber } from './reference-numbers.ts';

/* Each rule once, for the form and for the server. A failure is a code; screens turn it into words. */

/** A copied number may come with spaces and invisible marks around each digit. */
const mostCopied = 80;

export const phoneField = v.pipe(
  v.string('phone_format'),
  v.maxLength(mostCopied, 'phone_format'),
  v.check((value) => mobileDigits(value) !== null, 'phone_format'),
  v.transform((value) => mobileDigits(value) ?? ''),
);

/** Philippine ZIP of 4 digits, or 6 as the customer specified. Code: postal_code_format. */
export const postalCodeField = numberField('postal_code_format', /^(\d{4}|\d{6})$/);

/** One-time code: 4 digits, 6 by setting. Code: code_format. */
export const oneTimeCodeField = numberField('code_format', /^\d{4,6}$/);

/** A loan's order number, as its owner types it; a digit typed wrong is noticed. Code: order_number_format. */
export const orderNumberField = v.pipe(
  v.string('order_number_format'),
  v.maxLength(mostCopied, 'order_number_format'),
  v.transform(plainText),
  v.check(canBeOrderNumber, 'order_number_format'),
);

/** Personal name: letters, spaces, comma, quotes, hyphen, apostrophe and full stop, at most 80; typographic quotes become plain. */
export const nameField = personalName(/^\p{L}[\p{L}\p{M} .,'"-]{0,79}$/u);
export const optionalNameField = personalName(/^(\p{L}[\p{L}\p{M} .,'"-]{0,79})?$/u);

export const emailField = v.pipe(
  v.string('email_format'),
  v.transform(plainText),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254, 'email_format'),
  v.email('email_format'),
);

/** WhatsApp number: 11 digits starting 09, or written with +63; may be empty. */
export const whatsappField = optionalMobile(
  'whatsapp_format',
  (value) => !numberCharacters(value).startsWith('9'),
);
/** Mobile number of a Viber account, however written; may be empty. */
export const viberField = optionalMobile('viber_format', () => true);

/** Phone of a company, with its extension where one is written; may be empty. Code: company_phone_format. */
export const companyPhoneField = v.pipe(
  v.string('company_phone_format'),
  v.maxLength(mostCopied, 'company_phone_format'),
  v.check((value) => isBlank(value) || companyPhoneOf(value) !== null, 'company_phone_format'),
  v.transform((value) => companyPhoneOf(value) ?? ''),
);

/** Facebook username or profile number, taken out of an address when one is pasted; may be empty. */
export const facebookUsernameField = v.pipe(
  v.string('facebook_username_format'),
  v.maxLength(300, 'facebook_username_format'),
  v.check((value) => facebookFault(value) !== 'facebook_address_unclear', 'facebook_address_unclear'),
  v.check((value) => facebookFault(value) === null, 'facebook_username_format'),
  v.transform((value) => {
    const found = facebookUsernameOf(value);
    return 'value' in found ? found.value : '';
  }),
);

/** Wallet number: 11 digits starting 09 or 10 starting 9; parsed to ten digits. Code: wallet_number_format. */
export const walletNumberField = v.pipe(
  v.string('wallet_number_format'),
  v.maxLength(mostCopied, 'wallet_number_format'),
  v.check((value) => mobileDigits(value) !== null, 'wallet_number_format'),
  v.transform((value) => mobileDigits(value) ?? ''),
);

/** Bank account number: 6 to 20 digits; spaces, hyphens and invisible marks are dropped. */
export const accountNumberField = numberField('account_number_format', /^\d{6,20}$/);

/** A calendar date written YYYY-MM-DD that exists. */
export const dateField = v.pipe(
  v.string('date_format'),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'date_format'),
  v.check(isCalendarDate, 'date_format'),
);

/** A day in the books: a calendar date of this or the last century. */
export const businessDateField = v.pipe(dateField, v.minValue('1900-01-01', 'date_format'));

/** One line of free text between `least` and `most` characters. Codes: `code`, and chinese_characters for those. */
export function lineField(code: string, least: number, most: number) {
  return v.pipe(
    v.string(code),
    v.transform((value) => plainText(value).trim()),
    v.check((value) => !hasChinese(value), 'chinese_characters'),
    v.minLength(least, code),
    v.maxLength(most, code),
    v.regex(/^[^\p{Cc}<>]*$/u, code),
  );
}

/**
 * Free text of several lines, between `least` and `most` characters. Chinese characters are taken out, so that no complaint is
 * refused for them. Codes: `code` with `_short`, `_long` or `_format`.
 */
export function paragraphField(code: string, least: number, most: number) {
  return v.pipe(
    v.string(`${code}_short`),
    v.transform((value) => plainText(withoutChinese(value).replace(/\r\n?/g, '\n')).trim()),
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
export const instantField = v.pipe(
  v.string('instant_format'),
  v.isoTimestamp('instant_format'),
  v.check(isKeptInstant, 'instant_format'),
);

/** Of the years 1900 to 9999: others are written in ways that do not come back from a database. An offset of hours alone is no instant. */
function isKeptInstant(text: string): boolean {
  const at = Date.parse(text);
  return at >= Date.parse('1900-01-01T00:00Z') && at < Date.parse('9999-12-31T00:00Z');
}

/** A number as its characters, whatever stood between them. */
function numberField(code: string, pattern: RegExp) {
  return v.pipe(
    v.string(code),
    v.maxLength(mostCopied, code),
    v.transform(numberCharacters),
    v.regex(pattern, code),
  );
}

function personalName(pattern: RegExp) {
  return v.pipe(
    v.string('name_format'),
    v.transform(plainName),
    v.check((value) => !hasChinese(value), 'chinese_characters'),
    v.regex(pattern, 'name_format'),
  );
}

function optionalMobile(code: string, isWritten: (value: string) => boolean) {
  return v.pipe(
    v.string(code),
    v.maxLength(mostCopied, code),
    v.check((value) => isBlank(value) || (isWritten(value) && nationalMobile(value) !== null), code),
    v.transform((value) => nationalMobile(value) ?? ''),
  );
}

function isBlank(value: string): boolean {
  return numberCharacters(value) === '';
}

function facebookFault(value: string): string | null {
  const found = facebookUsernameOf(value);
  return 'fault' in found ? found.fault : null;
}
