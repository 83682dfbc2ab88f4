/* Apart from the form rules, because the first page reads a number before any rule has been loaded. */

/** A text whose full-width digits, and those of a Hindi keyboard, became plain. */
export function withPlainDigits(value: string): string {
  return value.normalize('NFKC').replace(/[०-९]/g, (digit) => String((digit.charCodeAt(0) % 16) - 6));
}

/**
 * The characters of a number as it was meant: without spaces of any script, hyphens, dots, brackets and the invisible marks
 * that phones put around a copied number (U+200B-200F, U+202A-202E, U+2060-2069, U+FEFF); full-width digits and those of a
 * Hindi keyboard become plain.
 */
export function numberCharacters(value: string): string {
  return withPlainDigits(value).replace(/[\s\p{Z}\p{Cf}\p{Pd}().]/gu, '');
}

/** The characters of a code with hyphens, such as an order number: without spaces and marks, with plain hyphens. */
export function codeCharacters(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\s\p{Z}\p{Cf}]/gu, '')
    .replace(/\p{Pd}/gu, '-');
}

/** The digits of `value`, at most `most` of them: a pasted "54 10" is 5410. */
export function digitsOf(value: string, most: number): string {
  return numberCharacters(value).replace(/\D/g, '').slice(0, most);
}

/**
 * A text without invisible marks and with plain spaces. The joiners of scripts such as Devanagari (U+200C, U+200D) stay
 * between two letters.
 */
export function plainText(value: string): string {
  return value
    .replace(/\p{Cf}/gu, (mark, at: number) => (joins(value, at) ? mark : ''))
    .replace(/\p{Z}/gu, ' ');
}

function joins(text: string, at: number): boolean {
  return /^[\p{L}\p{M}][\u200c\u200d][\p{L}\p{M}]$/u.test(text.slice(Math.max(0, at - 1), at + 2));
}

/** As plainText, on one line without double spaces and with typewriter quotes and hyphens. */
export function plainName(value: string): string {
  return plainText(value)
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[\u2018\u2019\u201a\u201b\u02bc\u2032`\u00b4]/g, "'")
    .replace(/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
