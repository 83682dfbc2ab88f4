import { afterAll, expect, test } from 'vitest';
import {
  drawNationalId,
  drawNationalIdBack,
  drawPassport,
  nationalIdProposal,
} from '../../../../tests/id-cards.ts';
import { proposeIdentity } from '../../use-cases/profile/propose-identity.ts';
import { createCardReader } from './card-reader.ts';
import { machineZoneIdentity } from './machine-zone.ts';
import { philsysIdentity } from './philsys-code.ts';

const reader = createCardReader({ now: () => Date.parse('2026-11-26T00:00:00Z') });
afterAll(() => reader.stop());

test('the code on the back of a national ID says all that is asked for', async () => {
  const reading = await reader.readCard(drawNationalIdBack(), 'back');
  expect(reading.lines).toEqual([]);
  expect(proposeIdentity(reading, 'philsys')).toEqual(nationalIdProposal);
});

test('a front without a code is read in print, a back without one not at all', async () => {
  const front = await reader.readCard(drawNationalId(), 'front');
  expect(proposeIdentity(front, 'philsys')).toEqual(nationalIdProposal);
  expect(await reader.readCard(drawNationalId(), 'back')).toEqual({ lines: [], encoded: null });
});

test('the lines for machines of a passport are read', async () => {
  const reading = await reader.readCard(drawPassport(), 'front');
  expect(proposeIdentity(reading, 'passport')).toEqual({
    ...nationalIdProposal,
    idNumber: 'P1234567A',
    middleName: null,
  });
});

test('a number or date whose check digit is wrong is not taken, and one name alone is the first', () => {
  const facts = 'P1234567A1PHL9405170F3001019<<<<<<<<<<<<<<00';
  const names = 'P<PHLSUHARTO<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<';
  expect(machineZoneIdentity([names, facts], 2026)).toMatchObject({
    idNumber: 'P1234567A',
    firstName: 'SUHARTO',
    lastName: null,
    birthOn: '1994-05-17',
  });
  expect(machineZoneIdentity([names, facts.replace('A1', 'A2')], 2026)).toMatchObject({ idNumber: null });
  expect(machineZoneIdentity([names, facts.replace('170F', '171F').replace('A1', 'A2')], 2026)).toBeNull();
  expect(machineZoneIdentity(['DELA CRUZ', 'JUANA'], 2026)).toBeNull();
});

test('both codes of national IDs are understood, and no other code', () => {
  const sb = { ln: 'CRUZ', fn: 'JUAN', mn: '', sf: 'JR', DOB: '1990-01-31', PCN: '1234-5678-9012-3456' };
  expect(philsysIdentity(JSON.stringify({ d: '2022-01-01', i: 'PSA', sb }))).toEqual({
    idNumber: '1234-5678-9012-3456',
    firstName: 'JUAN',
    middleName: null,
    lastName: 'CRUZ',
    nameSuffix: 'JR',
    birthOn: '1990-01-31',
  });
  expect(philsysIdentity('https://luwag.example')).toBeNull();
  expect(philsysIdentity('{"amount":1}')).toBeNull();
});
