import { printedDate } from '@luwag/contract/profile/printed-date';
import * as v from 'valibot';
import type { EncodedIdentity } from '../../ports/card-reader.ts';

const text = v.optional(v.string(), '');

/** The code of the first national IDs, on their back. */
const cardCode = v.object({
  subject: v.object({ lName: text, fName: text, mName: text, Suffix: text, DOB: text, PCN: text }),
});
/** The code of the paper and digital national ID. */
const paperCode = v.object({
  sb: v.object({ ln: text, fn: text, mn: text, sf: text, DOB: text, PCN: text }),
});

/**
 * What the code of a Philippine national ID says; null where the code is another. Its signature is not checked: the borrower
 * checks the values, and the reviewer compares them with the photos.
 */
export function philsysIdentity(code: string): EncodedIdentity | null {
  const read = parsed(code);
  const card = v.safeParse(cardCode, read);
  if (card.success) {
    const { lName, fName, mName, Suffix, DOB, PCN } = card.output.subject;
    return identityOf([fName, mName, lName, Suffix], DOB, PCN);
  }
  const paper = v.safeParse(paperCode, read);
  if (!paper.success) return null;
  const { ln, fn, mn, sf, DOB, PCN } = paper.output.sb;
  return identityOf([fn, mn, ln, sf], DOB, PCN);
}

function parsed(code: string): unknown {
  try {
    return JSON.parse(code);
  } catch {
    return null;
  }
}

function said(value: string): string | null {
  return value.trim() === '' ? null : value.trim();
}

function identityOf(
  [firstName = '', middleName = '', lastName = '', nameSuffix = '']: readonly string[],
  born: string,
  number: string,
): EncodedIdentity {
  return {
    idNumber: said(number),
    firstName: said(firstName),
    middleName: said(middleName),
    lastName: said(lastName),
    nameSuffix: said(nameSuffix),
    birthOn: printedDate(born),
  };
}
