import { mobileDigits } from './mobile-number.ts';
import { numberCharacters } from './plain-text.ts';

/** A mobile number as it is dialled within the country, `09171234567`; null where `value` is none. */
export function nationalMobile(value: string): string | null {
  const digits = mobileDigits(value);
  return digits === null ? null : `0${digits}`;
}

/** The word for an extension, with the number after it: "loc. 123", "local 5", "ext 12", "x12". */
const extension = /(?:local|loc|extension|ext|x|#)[.:]?\s*(\d{1,6})\s*$/i;

/**
 * Any phone number as it is dialled within the country, with "loc. 123" after it where an extension was written; a number of
 * another country keeps its plus. Null where `value` is no number of 7 to 13 digits.
 */
export function companyPhoneOf(value: string): string | null {
  const plain = value.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const local = extension.exec(plain)?.[1];
  const number = numberCharacters(plain.replace(extension, '')).replace(/[,/]+$/, '');
  const dialled = nationalMobile(number) ?? number.replace(/^(\+|00)630?(?=\d{8,9}$)/, '0');
  if (!/^\+?\d{7,13}$/.test(dialled)) return null;
  return local === undefined ? dialled : `${dialled} loc. ${local}`;
}
