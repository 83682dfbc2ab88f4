import { idNumberOf, type IdType, idTypeNames, idTypes } from '@luwag/contract/profile/id-types';
import { describe, expect, it } from 'vitest';
import { proposeIdentity } from './propose-identity.ts';

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
    });
  });

  it('is found beside its label', () => {
    expect(proposeIdentity(['SURNAME: REYES', 'GIVEN NAME: ANA'], 'umid')).toEqual({
      idNumber: null,
      lastName: 'Reyes',
      firstName: 'Ana',
      middleName: null,
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
    const nothing = { idNumber: null, lastName: null, firstName: null, middleName: null };
    expect(proposeIdentity([], 'philsys')).toEqual(nothing);
    expect(proposeIdentity(['Last Name', 'Given Names', '%% 17 ==', '12'], 'philsys')).toEqual(nothing);
  });
});
