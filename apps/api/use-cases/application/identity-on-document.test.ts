import { describe, expect, it } from 'vitest';
import type { CardReading } from '../../ports/card-reader.ts';
import { compareIdentity } from './identity-on-document.ts';

const typed = {
  idType: 'philsys',
  idNumber: '1234567890123456',
  firstName: 'Juana Marie',
  middleName: 'Santos',
  lastName: 'Dela Cruz',
  birthOn: '1994-05-17',
};
const card = [
  'REPUBLIKA NG PILIPINAS',
  '1234-5678-9012-3456',
  'Apelyido/Last Name',
  'DELA CRUZ',
  'Mga Pangalan/Given Names',
  'JUANA MARIE',
  'Date of Birth',
  'MAY 17, 1994',
];
const said = {
  idNumber: '1234567890123456',
  firstName: 'JUANA MARIE',
  middleName: 'SANTOS',
  lastName: 'DELA CRUZ',
  nameSuffix: null,
  birthOn: '1994-05-17',
};
const print = (lines: readonly string[]): CardReading => ({ lines, encoded: null });
const compare = (changed: Partial<typeof typed>, ...readings: readonly CardReading[]) =>
  compareIdentity({ ...typed, ...changed }, readings.length === 0 ? [print(card)] : readings);
const nothing = { differences: [], isNumberRead: true };
/** The card with this word read as that. */
const misread = (word: string, as: string) => print(card.map((line) => line.replace(word, as)));

describe('what was typed beside what was read on the ID', () => {
  it('is the same where the card says it, in print or in a code', () => {
    expect(compare({})).toEqual(nothing);
    expect(compare({}, { lines: [], encoded: said })).toEqual(nothing);
  });

  it('differs by one figure of the number, because by it another borrower is found', () => {
    expect(compare({ idNumber: '1234567890123457' }).differences).toEqual(['ID_NUM_MISMATCH']);
  });

  it('is the number of the code and no other, whatever stands in print', () => {
    const back = { lines: [], encoded: { ...said, idNumber: '6543210987654321' } };
    expect(compare({}, print(card), back).differences).toEqual(['ID_NUM_MISMATCH']);
  });

  it('has the number wherever it stands among others, with letters taken for figures', () => {
    expect(compare({}, print(['9999-9999-9999-9999', ...card]))).toEqual(nothing);
    expect(compare({}, misread('1234-5678-9012-3456', 'I234-S678-90l2-3456'))).toEqual(nothing);
  });

  it('has no number where none of its kind was read, and says so', () => {
    expect(compare({}, misread('1234-5678-9012-3456', '1234-5678'))).toEqual({
      differences: [],
      isNumberRead: false,
    });
    expect(compareIdentity(typed, [])).toEqual({ differences: [], isNumberRead: false });
  });

  it('finds a number of an unusual form in that form', () => {
    const licence = print(['LICENSE NO. 01-23-456789-X']);
    const other = { idType: 'driversLicence', idNumber: '0123456789X' };
    expect(compare(other, licence)).toEqual(nothing);
    expect(compare({ ...other, idNumber: '0123456789Y' }, licence).differences).toEqual(['ID_NUM_MISMATCH']);
  });

  it('may leave out a given name, and differ by slips of the reader, accents and lost spaces', () => {
    expect(compare({ firstName: 'Juana' })).toEqual(nothing);
    expect(compare({ firstName: 'Júana Maria' })).toEqual(nothing);
    expect(compare({}, misread('DELA CRUZ', 'DELACRUZ'))).toEqual(nothing);
    expect(compare({ lastName: 'Delacruz' })).toEqual(nothing);
    expect(compare({}, misread('JUANA MARIE', 'JUANA MARlE'))).toEqual(nothing);
    expect(compare({}, misread('CRUZ', 'CRUS'))).toEqual(nothing);
  });

  it('has the name wherever the card has it, as where columns were read in another order', () => {
    const lines = ['Last Name', 'JUANA MARIE', 'Given Names', 'DELA CRUZ', '1234-5678-9012-3456'];
    expect(compare({}, print(lines))).toEqual(nothing);
  });

  it('differs by another last name or another given name', () => {
    expect(compare({ lastName: 'Dela Rosa' }).differences).toEqual(['NAME_MISMATCH']);
    expect(compare({ firstName: 'Cristina' }).differences).toEqual(['NAME_MISMATCH']);
  });

  it('has no other name where the card’s was not read', () => {
    expect(compare({ lastName: 'Reyes' }, print(['1234-5678-9012-3456']))).toEqual(nothing);
  });

  it('may differ by one printed figure of day or month, by their order, and not by the year', () => {
    expect(compare({ birthOn: '1994-05-11' })).toEqual(nothing);
    expect(compare({ birthOn: '1994-05-07' }, misread('MAY 17, 1994', '07/05/1994'))).toEqual(nothing);
    expect(compare({ birthOn: '1993-05-17' }).differences).toEqual(['BIRTH_MISMATCH']);
    expect(compare({ birthOn: '1994-05-11' }, { lines: [], encoded: said }).differences).toEqual([
      'BIRTH_MISMATCH',
    ]);
  });
});
