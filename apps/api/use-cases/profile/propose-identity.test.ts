import { idNumberOf, type IdType, idTypeNames, idTypes } from '@luwag/contract/profile/id-types';
import { describe, expect, it } from 'vitest';
import { proposeIdentity as propose } from './propose-identity.ts';

const proposeIdentity = (lines: readonly string[], idType: IdType) =>
  propose({ lines, encoded: null }, idType);
const born = (...lines: string[]) => proposeIdentity(lines, 'philsys').birthOn;
const alsoNothing = { nameSuffix: null, birthOn: null };

const philsys = [
  'REPUBLIKA NG PILIPINAS',
  '1234-5678-9012-3456',
  'Apelyido/Last Name',
  'DELA CRUZ',
  'Mga Pangalan/Given Names',
  'JUANA MARIE',
  'Gitnang Apelyido/Middle Name',
  'SANTOS',
];

describe('what is proposed from the text of a card', () => {
  it('is number and names of a national ID', () => {
    expect(proposeIdentity(philsys, 'philsys')).toEqual({
      idNumber: '1234567890123456',
      lastName: 'Dela Cruz',
      firstName: 'Juana Marie',
      middleName: 'Santos',
      ...alsoNothing,
    });
  });

  it('is found on one line under one label, as on a licence', () => {
    const lines = [
      'DRIVERS LICENSE',
      'Last Name, First Name, Middle Name',
      'REYES, JOSE MARI, LIM',
      'N01-23-456789',
    ];
    expect(proposeIdentity(lines, 'driversLicence')).toEqual({
      idNumber: 'N0123456789',
      lastName: 'Reyes',
      firstName: 'Jose Mari',
      middleName: 'Lim',
      ...alsoNothing,
    });
  });

  it('is found beside its label', () => {
    expect(proposeIdentity(['SURNAME: REYES', 'GIVEN NAME: ANA'], 'umid')).toEqual({
      idNumber: null,
      lastName: 'Reyes',
      firstName: 'Ana',
      middleName: null,
      ...alsoNothing,
    });
  });

  it.each(idTypeNames)('finds a number of the kind %s among other words', (idType: IdType) => {
    const { sample } = idTypes[idType];
    const lines = ['ISSUED 17/05/2019', `No. ${sample} M`, 'Signature'];
    expect(proposeIdentity(lines, idType).idNumber).toBe(idNumberOf(sample));
  });

  it('takes a letter among figures for the figure it looks like, but no word for a number', () => {
    expect(proposeIdentity(['12-3456789-O'], 'sss').idNumber).toBe('1234567890');
    expect(proposeIdentity(['BILL SOLIS BOSS ZIL'], 'sss').idNumber).toBeNull();
  });

  it('is nothing where nothing convincing was read', () => {
    const nothing = { idNumber: null, lastName: null, firstName: null, middleName: null, ...alsoNothing };
    expect(proposeIdentity([], 'philsys')).toEqual(nothing);
    expect(proposeIdentity(['Last Name', 'Given Names', '%% 17 ==', '12'], 'philsys')).toEqual(nothing);
  });

  it('is the date of birth beside its label or below it, and no other date', () => {
    expect(born('Issued 01/05/2020', 'Date of Birth', 'JANUARY 31, 1990')).toBe('1990-01-31');
    expect(born('Nationality Sex Date of Birth Weight', 'PHL M 1990/01/31 60')).toBe('1990-01-31');
    expect(born('Issued 01/05/2020')).toBeNull();
  });

  it('has the suffix apart from the name that it is printed behind', () => {
    const lines = ['Last Name', 'DELA CRUZ JR.', 'Given Names', 'JUAN'];
    expect(proposeIdentity(lines, 'philsys')).toMatchObject({ lastName: 'Dela Cruz', nameSuffix: 'Jr.' });
  });

  it('goes by the code before the print, and by the print where the code is silent', () => {
    const encoded = {
      idNumber: '6543-2109-8765-4321',
      firstName: 'JUANA',
      middleName: null,
      lastName: 'DE LA CRUZ',
      nameSuffix: 'iii',
      birthOn: '1988-05-07',
    };
    expect(propose({ lines: philsys, encoded }, 'philsys')).toEqual({
      idNumber: '6543210987654321',
      firstName: 'Juana',
      middleName: 'Santos',
      lastName: 'De La Cruz',
      nameSuffix: 'III',
      birthOn: '1988-05-07',
    });
    expect(propose({ lines: [], encoded }, 'sss').idNumber).toBeNull();
  });
});
