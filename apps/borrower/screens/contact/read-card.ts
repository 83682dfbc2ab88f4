import { mobileDigits } from '@luwag/contract/mobile-number';
import { plainName as writtenName } from '@luwag/contract/plain-text';

/** Who is to be put into the fields; the number as people write it, `09171234567`. */
export type Person = { name: string; phone: string };

/** Why no person was taken from a text: it is no contact card, it has more than one, or no Philippine mobile number. */
export type CardFault = 'noCard' | 'several' | 'noMobile';

type Line = { name: string; parameters: string; value: string };

/** The one person of a contact card (vCard 2.1, 3.0 or 4.0), with their mobile number before any other. */
export function readCard(text: string): Person | CardFault {
  const cards = text.match(/^BEGIN:VCARD\s*$/gim)?.length ?? 0;
  if (cards !== 1) return cards === 0 ? 'noCard' : 'several';
  const lines = linesOf(text);
  const numbers = lines
    .filter(({ name }) => name === 'TEL')
    .flatMap(({ parameters, value }) => {
      const digits = mobileDigits(value.replace(/^tel:/i, ''));
      return digits === null ? [] : [{ digits, isMobile: /CELL|MOBILE|IPHONE/i.test(parameters) }];
    });
  const number = numbers.find(({ isMobile }) => isMobile) ?? numbers[0];
  if (number === undefined) return 'noMobile';
  const valueOf = (wanted: string) => lines.find(({ name }) => name === wanted)?.value ?? '';
  const [family = '', given = '', middle = ''] = valueOf('N').split(/(?<!\\);/);
  const name = valueOf('FN') || [given, middle, family].join(' ');
  return { name: plainName(name.replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1')), phone: `0${number.digits}` };
}

/** Letters as files bring them: UTF-8 mostly, UTF-16 where the file says so, else as old phones wrote. */
export function decodeLetters(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What of a text can be in a name, at most 80 characters. */
export function plainName(text: string): string {
  return writtenName(text)
    .replace(/[^\p{L}\p{M} .,'"-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,'"-]+|[\s,'-]+$/g, '')
    .slice(0, 80);
}

/** The lines that name the person and their numbers, whole again where they had been broken, and readable. */
function linesOf(text: string): Line[] {
  const whole = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .replace(/^[^:\n]*QUOTED-PRINTABLE[^:\n]*:(?:.*=\n)*.*/gim, (line) => line.replace(/=\n/g, ''));
  return [...whole.matchAll(/^(?:[\w-]+\.)?(FN|N|TEL)(;[^:\n]*)?:(.*)$/gim)].map(
    ([, name = '', parameters = '', value = '']) => ({
      name: name.toUpperCase(),
      parameters,
      value: (/QUOTED-PRINTABLE/i.test(parameters) ? fromQuotedPrintable(value) : value).trim(),
    }),
  );
}

/** `Pe=C3=B1a` is `Peña`. */
function fromQuotedPrintable(value: string): string {
  const letters = value.replace(/=([0-9A-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decodeLetters(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}
