import { describe, expect, test } from 'vitest';
import {
  instantField,
  accountNumberField,
  dateField,
  companyPhoneField,
  emailField,
  lineField,
  nameField,
  oneTimeCodeField,
  paragraphField,
  phoneField,
  postalCodeField,
  viberField,
  walletNumberField,
  whatsappField,
} from './fields.ts';
import { isSamePhone, mobileDigits } from './mobile-number.ts';
import { parseFields } from './field-failures.ts';
import { idTypes, isIdNumber, type IdType } from './profile/id-types.ts';
import { findCustomerBody } from './endpoints/staff/find-customer.ts';
import { signatureBody } from './endpoints/loan/save-signature.ts';
import { handOffCodeOf } from './hand-off-code.ts';
import { digitsOf } from './plain-text.ts';
import { birthDateFailures, birthDayFailures } from './profile/birth-date.ts';
import { withoutChinese } from './no-chinese.ts';
import { ownPhoneContactFields } from './profile/section-names.ts';
import { sections } from './profile/sections.ts';
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const formats = { postalCodeField, walletNumberField, whatsappField, dateField, emailField };

describe('phone numbers', () => {
  test.each([
    '9171234567',
    '09171234567',
    '+639171234567',
    '639171234567',
    '00639171234567',
    '0917 123 4567',
    '0917.123.4567',
    '+63 (917) 123-4567',
    '+63 (0)917 123 4567',
    '0917\u2011123\u20114567',
    '०९१७१२३४५६७',
    '０９１７１２３４５６７',
  ])('%s is read as ten digits starting 9', (written) => expect(mobileDigits(written)).toBe('9171234567'));
  const marks = [
    ...range(0x200b, 0x200f),
    ...range(0x202a, 0x202e),
    ...range(0x2060, 0x2064),
    ...range(0x2066, 0x2069),
    0xfeff,
    0xad,
    0xa0,
    0x1680,
    ...range(0x2000, 0x200a),
    0x2028,
    0x202f,
    0x205f,
    0x3000,
  ].map((code) => String.fromCharCode(code));
  test('the invisible marks and spaces of a copied number are dropped in every field that takes one', () => {
    const numbers = [
      [phoneField, '09171234567', '9171234567'],
      [walletNumberField, '09171234567', '9171234567'],
      [whatsappField, '09171234567', '09171234567'],
      [viberField, '09171234567', '09171234567'],
      [companyPhoneField, '0281234567', '0281234567'],
      [accountNumberField, '1234567890', '1234567890'],
      [postalCodeField, '1210', '1210'],
      [oneTimeCodeField, '5410', '5410'],
      [findCustomerBody, { by: 'phone', phone: '09171234567' }, { by: 'phone', phone: '9171234567' }],
      [findCustomerBody, { by: 'order', orderNumber: 'LW123' }, { by: 'order', orderNumber: 'LW123' }],
    ] as const;
    for (const mark of marks) {
      for (const [field, plain, value] of numbers) {
        const copied =
          typeof plain === 'string'
            ? `${mark}${plain}${mark}`
            : Object.fromEntries(
                Object.entries(plain).map(([key, text]) => [
                  key,
                  key === 'by' ? text : `${mark}${text}${mark}`,
                ]),
              );
        expect(parseFields(field, copied), mark.charCodeAt(0).toString(16)).toEqual({ ok: true, value });
      }
      expect(isIdNumber('philsys', `1234${mark}5678${mark}9012${mark}3456`)).toBe(true);
      expect(handOffCodeOf(`ABCD${mark}EFGH`)).toBe('ABCDEFGH');
      expect(digitsOf(`54${mark}10`, 4)).toBe('5410');
    }
  });
  test('a company may be called at a mobile phone, a landline or an extension, which is kept', () => {
    const readings = [
      ['', ''],
      ['+63 917 123 4567', '09171234567'],
      ['(02) 8123-4567', '0281234567'],
      ['+63 2 8123 4567', '0281234567'],
      ['0063 32 255 1234', '0322551234'],
      ['8123 4567', '81234567'],
      ['(02) 8123-4567 loc. 123', '0281234567 loc. 123'],
      ['02 8123 4567 local 5', '0281234567 loc. 5'],
      ['8123-4567, ext. 12', '81234567 loc. 12'],
      ['+1 415 555 0100', '+14155550100'],
    ];
    for (const [written, value] of readings)
      expect(parseFields(companyPhoneField, written), written).toEqual({ ok: true, value });
    for (const written of ['call me', '123', 'loc. 123', '81234567890123'])
      expect(parseFields(companyPhoneField, written).ok, written).toBe(false);
  });
  test('WhatsApp and Viber numbers may have spaces, hyphens and +63, and a WhatsApp number starts with 09', () => {
    for (const written of ['0917 123 4567', '0917-123-4567', '+63 917 123 4567'])
      for (const field of [whatsappField, viberField])
        expect(parseFields(field, written)).toEqual({ ok: true, value: '09171234567' });
    expect(parseFields(whatsappField, '9171234567').ok).toBe(false);
    expect(parseFields(viberField, '9171234567').ok).toBe(true);
    expect(parseFields(whatsappField, ' \u200e')).toEqual({ ok: true, value: '' });
  });
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

test.each([
  ['passport', 'P12345678'],
  ['passport', '123456789'],
  ['passport', 'P1234567A'],
  ['passport', 'EC1234567'],
  ['driversLicence', 'AB123456789'],
  ['driversLicence', '12345678901'],
  ['driversLicence', 'A12-34-567890'],
  ['pan', 'ABCDE1234F'],
  ['pan', '1234567890'],
  ['tin', '123456789'],
  ['tin', '123456789012'],
  ['umid', 'CRN-0111-1234567-8'],
  ['postalId', 'PRN 1001 4123 4567 P'],
  ['votersId', '74050005AL0285MCP10000'],
] as const)('a number of the kind %s may be %s', (type, number) => {
  expect(isIdNumber(type, number)).toBe(true);
});

test.each([
  ['passport', 'P123456'],
  ['passport', 'P1234567AB'],
  ['driversLicence', 'A1234567890B'],
  ['pan', 'ABCDE1234'],
  ['tin', '12345678'],
  ['umid', '011112345678'],
  ['aadhaar', '12345678901'],
] as const)('a number of the kind %s is not %s', (type, number) => {
  expect(isIdNumber(type, number)).toBe(false);
});

describe('a name', () => {
  test.each([
    ['Dela Cruz, Jr.', 'Dela Cruz, Jr.'],
    ['D\u2019Souza', "D'Souza"],
    ['O\u02bcNeil', "O'Neil"],
    ['Juan \u201cJohnny\u201d', 'Juan "Johnny"'],
    ['Ana\u00a0\u00a0Maria\u200e', 'Ana Maria'],
    ['Anne\u2010Marie', 'Anne-Marie'],
    ['\u0930\u093e\u092e', '\u0930\u093e\u092e'],
  ])('%s is kept as %s', (written, value) => {
    expect(parseFields(nameField, written)).toEqual({ ok: true, value });
  });
  test('needs letters, and no Chinese ones', () => {
    expect(parseFields(nameField, '\u200b').ok).toBe(false);
    expect(parseFields(nameField, '陳大文')).toEqual({
      ok: false,
      failures: [{ path: '', code: 'chinese_characters' }],
    });
  });
});

test('Chinese characters in a line are refused by a code of their own, and taken out of a letter', () => {
  const refusal = { ok: false, failures: [{ path: '', code: 'chinese_characters' }] };
  expect(parseFields(lineField('address_format', 3, 160), 'Rizal 街 12')).toEqual(refusal);
  expect(parseFields(paragraphField('letter_text', 3, 160), 'Rizal 街 12')).toEqual({
    ok: true,
    value: 'Rizal 12',
  });
});

const isSignature = (value: unknown) => parseFields(signatureBody, value).ok;

describe('a signature', () => {
  test.each([
    [
      [
        [1948, 1299],
        [1948, 1299],
      ],
    ],
    [
      [
        [0, 0],
        [100, 0],
      ],
      [
        [500, 0],
        [600, 0],
      ],
    ],
  ])('is no dot and no slip of the finger', (...strokes) => {
    expect(isSignature({ kind: 'drawn', strokes })).toBe(false);
  });
  test('is a line of some length, in one stroke or several', () => {
    expect(
      isSignature({
        kind: 'drawn',
        strokes: [
          [
            [0, 0],
            [800, 600],
          ],
        ],
      }),
    ).toBe(true);
    expect(
      isSignature({
        kind: 'drawn',
        strokes: [
          [
            [0, 0],
            [500, 0],
          ],
          [
            [0, 0],
            [0, 500],
          ],
        ],
      }),
    ).toBe(true);
  });
  test.each(['', '. .', '..', '\u200b\u200b', '\u3000', 'A', '-- --'])('typed is not "%s"', (text) => {
    expect(isSignature({ kind: 'typed', text })).toBe(false);
  });
  test.each(['Al', 'J. Cruz', '\u0930\u093e', '王小明'])('typed may be %s', (text) => {
    expect(isSignature({ kind: 'typed', text })).toBe(true);
  });
});

test.each([
  ['1994-05-17', null],
  ['0094-05-17', 'birth_year_digits'],
  ['0194-05-17', 'birth_year_digits'],
  ['2026-11-26', 'birth_in_future'],
  ['2008-11-26', 'age_under_18'],
  ['2008-11-25', null],
  ['1960-11-26', null],
  ['1960-11-25', 'age_format'],
  ['1925-11-25', 'age_format'],
])('somebody born on %s is refused with %s on 25 November 2026', (birthOn, code) => {
  expect(birthDateFailures(birthOn, '2026-11-25').at(0)?.code ?? null).toBe(code);
});

test.each([
  ['1925-11-25', null],
  ['2026-11-25', null],
  ['0094-05-17', 'birth_year_digits'],
  ['2026-11-26', 'birth_in_future'],
])('as a day of birth alone %s is refused with %s on 25 November 2026', (birthOn, code) => {
  expect(birthDayFailures(birthOn, '2026-11-25').at(0)?.code ?? null).toBe(code);
});

test('Chinese characters are taken out with the space they leave, and the rest stays', () => {
  expect(withoutChinese('Rizal 街 12')).toBe('Rizal 12');
  expect(withoutChinese('Rizal 街 道 12')).toBe('Rizal 12');
  expect(withoutChinese('街Rizal 12街')).toBe('Rizal 12');
});

test.each([
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-12:00',
  '2030-01-01T00:00:00+08',
  '2030-13-01T00:00:00Z',
  '2030-01-01',
])('an instant that no database gives back as it came is refused: %s', (text) => {
  expect(parseFields(instantField, text)).toEqual({
    ok: false,
    failures: [{ path: '', code: 'instant_format' }],
  });
});

test.each(['2030-01-01T00:00:00+08:00', '1900-01-01T00:00:00Z', '9999-12-30T23:59:59.999Z'])(
  'an instant is taken: %s',
  (text) => {
    expect(parseFields(instantField, text).ok).toBe(true);
  },
);

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
    ['semiMonthly', ''],
    ['monthly', '31'],
    ['weekly', '5'],
    ['other', ''],
    ['biWeekly', '2026-11-27'],
  ])('of pay that is %s may be %s', (payCycle, payday) => {
    expect(isTaken(payCycle, payday)).toBe(true);
  });

  test('of pay every two weeks may still be the day of the week, as it was answered before', () => {
    expect(isTaken('biWeekly', '5')).toBe(true);
  });

  test.each(['semiMonthly', 'other'])(
    'is not kept of pay that is %s, where none is asked for',
    (payCycle) => {
      for (const payday of ['5', '15', '2026-11-27']) {
        const parsed = parseFields(sections.work, { ...work, payCycle, payday });
        expect(parsed).toMatchObject({ ok: true, value: { payCycle, payday: '' } });
      }
      expect(parseFields(sections.work, { ...work, payCycle })).toMatchObject({
        ok: true,
        value: { payday: '' },
      });
    },
  );

  test.each(['monthly', 'biWeekly', 'weekly'])('is missed of pay that is %s', (payCycle) => {
    expect(parseFields(sections.work, { ...work, payCycle })).toEqual({
      ok: false,
      failures: [{ path: 'payday', code: 'payday_format' }],
    });
  });

  test.each([
    ['monthly', ''],
    ['monthly', '0'],
    ['monthly', '015'],
    ['weekly', '8'],
    ['weekly', '2026-11-27'],
    ['monthly', '2026-11-27'],
    ['weekly', '15'],
    ['biWeekly', '15'],
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

const person = (name: string, last: number) => ({ Name: name, Phone: `917000000${last}` });

test('the two emergency contacts have different names', () => {
  const people = {
    emergency1: person('Ana Cruz', 1),
    emergency2: person('ANA  CRUZ', 2),
    person1: person('Cris', 3),
    person2: person('Dan', 4),
    person3: person('Ely', 5),
  };
  const flat = Object.entries(people).flatMap(([key, { Name, Phone }]) => [
    [`${key}Name`, Name],
    [`${key}Phone`, Phone],
  ]);
  const values = {
    ...Object.fromEntries(flat),
    emergency1Relationship: 'parents',
    emergency2Relationship: 'spouse',
  };
  expect(parseFields(sections.contacts, values)).toEqual({
    ok: false,
    failures: [{ path: 'emergency2Name', code: 'emergency_names_same' }],
  });
});

const student = (enrolledOn: string, graduatesOn: string) =>
  parseFields(sections.work, {
    employmentType: 'student',
    schoolName: 'PUP',
    major: 'Accounting',
    enrolledOn,
    graduatesOn,
    monthlyIncome: 'upTo12000',
  });

test('a student graduates after the day of enrolment', () => {
  expect(student('2024-08-01', '2028-06-01').ok).toBe(true);
  expect(student('2028-06-01', '2024-08-01')).toEqual({
    ok: false,
    failures: [{ path: 'graduatesOn', code: 'graduation_before_enrolment' }],
  });
});
