import { parse, type ParseResult } from 'mrz';
import type { EncodedIdentity } from '../../ports/card-reader.ts';

const passportLine = 44;
/** Up to where the second line of a passport carries number, birth date and expiry. */
const factsOfPassport = 28;
const centuryYears = 100;

/**
 * What the two lines for machines of a passport say (ICAO Doc 9303 part 4); null where they are not among the lines. A number
 * or date counts only with its check digit.
 */
export function machineZoneIdentity(lines: readonly string[], year: number): EncodedIdentity | null {
  const zone = lines.map((line) => line.replace(/\s/g, '').replace(/[«‹]/g, '<').toUpperCase());
  for (const [index, first] of zone.entries()) {
    const second = zone[index + 1] ?? '';
    if (!/^P[A-Z<]/.test(first) || !first.includes('<<') || second.length < factsOfPassport) continue;
    const identity = identityOf([filled(first), filled(second.slice(0, factsOfPassport))], year);
    if (identity !== null) return identity;
  }
  return null;
}

function filled(line: string): string {
  return line.slice(0, passportLine).padEnd(passportLine, '<');
}

function identityOf(zone: readonly string[], year: number): EncodedIdentity | null {
  const read = parse(zone, { autocorrect: true });
  const { documentNumber, birthDate, firstName, lastName } = read.fields;
  const idNumber = isProven(read, 'documentNumberCheckDigit') ? (documentNumber ?? null) : null;
  const birthOn = isProven(read, 'birthDateCheckDigit') ? dateOf(birthDate ?? '', year) : null;
  if (idNumber === null && birthOn === null) return null;
  const first = nameOf(firstName);
  // One name alone stands in the place of the last.
  const last = first === null ? null : nameOf(lastName);
  return {
    idNumber,
    birthOn,
    firstName: first ?? nameOf(lastName),
    middleName: null,
    lastName: last,
    nameSuffix: null,
  };
}

function isProven({ details }: ParseResult, field: string): boolean {
  return details.some((detail) => detail.field === field && detail.valid);
}

/** Print that was not read well leaves single letters where the line is only filled up. */
function nameOf(read: string | null | undefined): string | null {
  const name = (read ?? '').replace(/(\s+[KLCE])+$/i, '').trim();
  return name === '' ? null : name;
}

/** Six digits have no century: the last one that is not after this year. */
function dateOf(sixDigits: string, year: number): string | null {
  const digits = /^(\d{2})(\d{2})(\d{2})$/.exec(sixDigits);
  if (digits === null) return null;
  const [, short = '', month = '', day = ''] = digits;
  const century = Math.floor(year / centuryYears) * centuryYears;
  const born = century + Number(short);
  return `${born > year ? born - centuryYears : born}-${month}-${day}`;
}
