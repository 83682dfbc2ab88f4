import type { Institution } from '../../ports/institution-list.ts';

/** Code, name and what else is known. A code stands in saved accounts, so that it never changes and is never used again. */
export type InstitutionRow = readonly [
  code: string,
  name: string,
  known: { aliases?: readonly string[]; isPopular?: boolean; numberLengths?: readonly number[] },
];

export function institutionsOf(
  accountType: Institution['accountType'],
  rows: readonly InstitutionRow[],
): Omit<Institution, 'isOffered'>[] {
  return rows.map(([code, name, { aliases = [], isPopular = false, numberLengths = [] }]) => ({
    code,
    name,
    aliases: [...aliases],
    accountType,
    isPopular,
    numberLengths: [...numberLengths],
  }));
}
