import { numberCharacters } from './plain-text.ts';

/* Apart from the form rules: the app reads a code before any rule has been loaded. */

export const handOffCodeLength = 8;
/** The 32 digits and letters of Crockford's Base 32 (crockford.com/base32.html): none is taken for another. */
export const handOffAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const isCode = new RegExp(`^[${handOffAlphabet}]{${handOffCodeLength}}$`);

/** The code behind any usual way of writing it, or null. What looks like a zero or a one is one. */
export function handOffCodeOf(text: string): string | null {
  const code = numberCharacters(text).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  return isCode.test(code) ? code : null;
}

/** In the groups people read it in: ABCD EFGH. */
export function groupedHandOffCode(code: string): string {
  return code.replace(/^(.{4})(?=.)/, '$1 ');
}
