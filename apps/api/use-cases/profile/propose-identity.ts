import type { CallOutput } from '@luwag/contract/endpoint';
import type { readIdentity } from '@luwag/contract/endpoints/profile/read-identity';
import { nameSuffixOf, splitSuffix } from '@luwag/contract/profile/name-suffixes';
import { printedDate } from '@luwag/contract/profile/printed-date';
import {
  idNumberOf,
  type IdType,
  idTypes,
  isIdNumber,
  usualIdPattern,
} from '@luwag/contract/profile/id-types';
import type { CardReading } from '../../ports/card-reader.ts';

/** What seems to stand on a card; null where nothing convincing was read. A proposal to a person, who may have typed it otherwise. */
export type IdentityProposal = CallOutput<typeof readIdentity>;
type NameField = 'lastName' | 'firstName' | 'middleName';

/** How cards name their fields, the longer words before those that they contain. */
const labels: readonly (readonly [NameField, RegExp])[] = [
  ['middleName', /gitnang\s*apelyido|middle\s*name/gi],
  ['lastName', /apelyido|last\s*name|surname/gi],
  ['firstName', /mga\s*pangalan|given\s*names?|first\s*names?/gi],
];
const mostParts = 8;
const birthLabel = /date\s*of\s*birth|birth\s*date|kapanganakan/i;

/**
 * Reads number, names and birth date of a kind of document. What a code or the lines for machines say goes before print, which
 * is read with mistakes.
 */
export function proposeIdentity({ lines, encoded }: CardReading, idType: IdType): IdentityProposal {
  const printed = namesIn(lines);
  const names: Record<NameField, string> = {
    firstName: nameOf(encoded?.firstName ?? printed.firstName ?? '') ?? '',
    middleName: nameOf(encoded?.middleName ?? printed.middleName ?? '') ?? '',
    lastName: nameOf(encoded?.lastName ?? printed.lastName ?? '') ?? '',
  };
  // Some cards print the suffix behind the first names, others behind the last.
  const last = splitSuffix(names.lastName);
  const first = splitSuffix(names.firstName);
  const suffix = nameSuffixOf(encoded?.nameSuffix ?? '') || last.suffix || first.suffix;
  const written = idNumberOf(encoded?.idNumber ?? '');
  return {
    idNumber: isIdNumber(idType, written) ? written : (numbersIn(lines, idType)[0] ?? null),
    lastName: last.name === '' ? null : last.name,
    firstName: first.name === '' ? null : first.name,
    middleName: names.middleName === '' ? null : names.middleName,
    nameSuffix: suffix === '' ? null : suffix,
    birthOn: encoded?.birthOn ?? birthDateIn(lines),
  };
}

/** A label may have the headings of other columns below it before the values come. */
const linesBelowLabel = 2;

function birthDateIn(lines: readonly string[]): string | null {
  for (const [index, line] of lines.entries()) {
    const label = birthLabel.exec(line);
    if (label === null) continue;
    const places = [line.slice(label.index), ...lines.slice(index + 1, index + 1 + linesBelowLabel)];
    for (const place of places) {
      const date = printedDate(place);
      if (date !== null) return date;
    }
  }
  return null;
}

/** Everything in the lines that is written like a number of this kind of document, in the order of the lines. */
export function numbersIn(
  lines: readonly string[],
  idType: IdType,
  pattern: RegExp = usualIdPattern(idType),
): readonly string[] {
  const { keyboard } = idTypes[idType];
  const found: string[] = [];
  for (const line of lines) {
    const parts = line.split(/\s+/);
    for (let start = 0; start < parts.length; start += 1) {
      for (let end = Math.min(parts.length, start + mostParts); end > start; end -= 1) {
        const read = idNumberOf(
          parts
            .slice(start, end)
            .join('')
            .replace(/[^A-Za-z0-9-]/g, ''),
        );
        // Where only figures can stand, a letter is a figure that was taken for one.
        const written = keyboard === 'numeric' ? asFigures(read) : read;
        if (pattern.test(written) && /\d{3}/.test(read)) found.push(written);
      }
    }
  }
  return found;
}

const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' };

function asFigures(read: string): string {
  return read.replace(/[OILSBZ]/g, (letter) => lookalikes[letter] ?? letter);
}

function namesIn(lines: readonly string[]): Record<NameField, string | null> {
  const found: Record<NameField, string | null> = { lastName: null, firstName: null, middleName: null };
  for (const [index, line] of lines.entries()) {
    const named = labels.filter(([, label]) => line.search(label) >= 0);
    const fields = named
      .filter(([field]) => field !== 'lastName' || isLastName(line))
      .map(([field]) => field);
    const next = lines[index + 1] ?? '';
    const isNextLabel = birthLabel.test(next) || labels.some(([, label]) => next.search(label) >= 0);
    if (fields.length > 1) {
      // "Last Name, First Name, Middle Name" over one line with all three.
      const [last = '', first = '', middle = ''] = isNextLabel ? [] : next.split(',');
      found.lastName ??= nameOf(last);
      found.firstName ??= nameOf(first);
      found.middleName ??= nameOf(middle);
    } else if (fields[0] !== undefined) {
      const beside = labels.reduce((rest, [, label]) => rest.replace(label, ''), line);
      found[fields[0]] ??= nameOf(beside) ?? (isNextLabel ? null : nameOf(next));
    }
  }
  return found;
}

/** "Gitnang Apelyido" names the middle name, though it holds the word for the last. */
function isLastName(line: string): boolean {
  return /apelyido|last\s*name|surname/i.test(line.replace(/gitnang\s*apelyido/gi, ''));
}

/** A name in the letters it is usually written in; null where what was read is none. */
function nameOf(read: string): string | null {
  const name = read
    .replace(/[^\p{L}\p{M} '.-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[^\p{L}]+/u, '');
  if (!/^\p{L}[\p{L}\p{M} '.-]{1,59}$/u.test(name)) return null;
  return name.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase());
}
