import { idNumberOf, type IdType, idTypes, usualIdPattern } from '@luwag/contract/profile/id-types';

/** What seems to stand on a card; null where nothing convincing was read. Only ever a proposal to a person. */
export type IdentityProposal = {
  idNumber: string | null;
  lastName: string | null;
  firstName: string | null;
  middleName: string | null;
};
type NameField = Exclude<keyof IdentityProposal, 'idNumber'>;

/** How cards name their fields, the longer words before those that they contain. */
const labels: readonly (readonly [NameField, RegExp])[] = [
  ['middleName', /gitnang\s*apelyido|middle\s*name/gi],
  ['lastName', /apelyido|last\s*name|surname/gi],
  ['firstName', /mga\s*pangalan|given\s*names?|first\s*names?/gi],
];
const mostParts = 8;

/** Reads number and names of a kind of document out of lines of text. */
export function proposeIdentity(lines: readonly string[], idType: IdType): IdentityProposal {
  return { idNumber: numberIn(lines, idType), ...namesIn(lines) };
}

function numberIn(lines: readonly string[], idType: IdType): string | null {
  const { keyboard } = idTypes[idType];
  const pattern = usualIdPattern(idType);
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
        if (pattern.test(written) && /\d{3}/.test(read)) return written;
      }
    }
  }
  return null;
}

const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2' };

function asFigures(read: string): string {
  return read.replace(/[OILSBZ]/g, (letter) => lookalikes[letter] ?? letter);
}

function namesIn(lines: readonly string[]): Pick<IdentityProposal, NameField> {
  const found: Record<NameField, string | null> = { lastName: null, firstName: null, middleName: null };
  for (const [index, line] of lines.entries()) {
    const named = labels.filter(([, label]) => line.search(label) >= 0);
    const fields = named
      .filter(([field]) => field !== 'lastName' || isLastName(line))
      .map(([field]) => field);
    const next = lines[index + 1] ?? '';
    const isNextLabel = labels.some(([, label]) => next.search(label) >= 0);
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
