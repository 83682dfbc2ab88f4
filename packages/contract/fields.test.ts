import { describe, expect, test } from 'vitest';
import {
  dateField,
  emailField,
  facebookUsernameField,
  postalCodeField,
  walletNumberField,
  whatsappField,
} from './fields.ts';
import { isSamePhone, mobileDigits } from './mobile-number.ts';
import { parseFields } from './field-failures.ts';
import { idTypes, isIdNumber, type IdType } from './profile/id-types.ts';
import { withoutChinese } from './no-chinese.ts';
import { ownPhoneContactFields } from './profile/section-names.ts';
import { sections } from './profile/sections.ts';
const formats = { postalCodeField, walletNumberField, whatsappField, dateField, emailField };

describe('phone numbers', () => {
  test.each(['9171234567', '09171234567', '+639171234567', '0917 123 4567', '+63 (917) 123-4567'])(
    '%s is read as ten digits starting 9',
    (written) => expect(mobileDigits(written)).toBe('9171234567'),
  );
  test.each(['', '8171234567', '917123456', '91712345678', '+14155550100', '028123456'])(
    '%s is refused',
    (written) => expect(mobileDigits(written)).toBeNull(),
  );
  test('two writings of one number compare equal', () => {
    expect(isSamePhone('+63 917 123 4567', '09171234567')).toBe(true);
    expect(isSamePhone('9171234567', '9171234568')).toBe(false);
  });
});

test.each([
  ['postalCodeField', '1000', true],
  ['postalCodeField', '100000', true],
  ['postalCodeField', '10000', false],
  ['walletNumberField', '09171234567', true],
  ['walletNumberField', '9171234567', true],
  ['walletNumberField', '19171234567', false],
  ['whatsappField', '09171234567', true],
  ['whatsappField', '9171234567', false],
  ['dateField', '2024-02-29', true],
  ['dateField', '2023-02-29', false],
  ['emailField', 'a@b.co', true],
  ['emailField', 'a@b', false],
] as const)('%s with %s is accepted: %s', (field, value, isAccepted) => {
  expect(parseFields(formats[field], value).ok).toBe(isAccepted);
});

test.each(Object.keys(idTypes) as IdType[])('the sample of %s is a number of that kind', (type) => {
  expect(isIdNumber(type, idTypes[type].sample)).toBe(true);
  expect(isIdNumber(type, 'X')).toBe(false);
});

test('a profile address becomes a Facebook username', () => {
  expect(parseFields(facebookUsernameField, 'https://m.facebook.com/maria.santos?x=1')).toEqual({
    ok: true,
    value: 'maria.santos',
  });
});

test('Chinese characters are taken out and the rest stays', () => {
  expect(withoutChinese('Rizal 街 12')).toBe('Rizal  12');
});

test('a missing field is named as required and its neighbours are still checked', () => {
  const parsed = parseFields(sections.basic, {
    gender: 'female',
    maritalStatus: 'x',
    education: 'university',
  });
  expect(parsed).toEqual({
    ok: false,
    failures: [
      { path: 'maritalStatus', code: 'choice_required' },
      { path: 'email', code: 'required' },
    ],
  });
});

test('an account number that differs from its confirmation is refused at the confirmation', () => {
  const parsed = parseFields(sections.payoutAccount, {
    accountType: 'bankCard',
    institutionCode: 'BPI',
    payeeFirstName: 'Maria',
    payeeMiddleName: '',
    payeeLastName: 'Santos',
    payoutPhone: '09171234567',
    accountNumber: '1234567890',
    accountNumberConfirmation: '1234567891',
  });
  expect(parsed).toEqual({
    ok: false,
    failures: [{ path: 'accountNumberConfirmation', code: 'account_confirmation_differs' }],
  });
});

test('the same number twice among contacts is refused, however written, and so is the own number', () => {
  const contact = { Name: 'Ana Cruz', Phone: '09170000001' };
  const values = {
    emergency1Name: contact.Name,
    emergency1Phone: contact.Phone,
    emergency1Relationship: 'parents',
    emergency2Name: 'Ben Cruz',
    emergency2Phone: '+639170000001',
    emergency2Relationship: 'spouse',
    person1Name: 'Cris',
    person1Phone: '9170000002',
    person2Name: 'Dan',
    person2Phone: '9170000003',
    person3Name: 'Ely',
    person3Phone: '9170000004',
  };
  expect(parseFields(sections.contacts, values)).toEqual({
    ok: false,
    failures: [{ path: 'emergency2Phone', code: 'emergency_contacts_same' }],
  });
  expect(ownPhoneContactFields(values, '9170000003')).toEqual(['person2Phone']);
});

describe('a payday', () => {
  const work = {
    employmentType: 'contractWorker',
    industry: 'retail',
    companyName: 'Tindahan',
    companyPhone: '',
    companyAddress: 'Market Road',
    workingYears: 'overFive',
    monthlyIncome: 'upTo18000',
  };
  const isTaken = (payCycle: string, payday: string) =>
    parseFields(sections.work, { ...work, payCycle, payday }).ok;

  test.each([
    ['monthly', '31'],
    ['weekly', '5'],
    ['other', '1'],
    ['biWeekly', '2026-11-27'],
  ])('of pay that is %s may be %s', (payCycle, payday) => {
    expect(isTaken(payCycle, payday)).toBe(true);
  });

  test('of pay every two weeks may still be the day of the week, as it was answered before', () => {
    expect(isTaken('biWeekly', '5')).toBe(true);
  });

  test.each([
    ['weekly', '2026-11-27'],
    ['monthly', '2026-11-27'],
    ['biWeekly', '2026-02-30'],
    ['biWeekly', '1899-12-31'],
    ['biWeekly', '27/11/2026'],
    ['monthly', '32'],
  ])('of pay that is %s is not %s', (payCycle, payday) => {
    expect(parseFields(sections.work, { ...work, payCycle, payday })).toEqual({
      ok: false,
      failures: [{ path: 'payday', code: 'payday_format' }],
    });
  });
});
