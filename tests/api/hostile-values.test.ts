import { endpoints } from '@luwag/contract/endpoints';
import { isErrorCode } from '@luwag/contract/errors';
import { idTypeNames, idTypes } from '@luwag/contract/profile/id-types';
import type { SectionName } from '@luwag/contract/profile/section-names';
import { draftValuesField, type DraftValues } from '@luwag/contract/profile/sections';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSeededInstitutions } from '../../apps/api/adapters/institutions/seeded-institutions.ts';
import { createAddressBook } from '../../apps/api/adapters/psgc/address-book.ts';
import { sampleProfile } from '../../apps/api/sandbox/sample-profile.ts';
import { checkSection } from '../../apps/api/use-cases/profile/check-section.ts';
import { failuresOf } from '../../apps/borrower/components/section-form/section-failures.ts';
import type { FieldName } from '../../apps/borrower/components/section-form/section-step.ts';
import { profileAnswer } from '../../apps/borrower/testing/profile-answers.ts';
import { logInBorrower, type TestBorrower } from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`hostile-values.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);

const valuesPerField = 5_000;
/** Of these, so many go the whole way to a server. */
const sentPerField = 12;
const ownPhone = '9170009999';
const server = {
  addresses: createAddressBook(),
  institutions: createSeededInstitutions(),
  now: () => Date.parse('2026-11-25T04:00:00Z'),
};

/** Values that only the server checks, because the app offers no such choice. */
const serverAlone = new Set([
  'birth_in_future',
  'age_under_18',
  'age_format',
  'barangay_unknown',
  'institution_unknown',
  'account_number_length',
  'contact_is_own_phone',
]);

const person = {
  phone: '9181112222',
  firstName: 'Maria',
  lastName: 'Santos',
  birthOn: '1994-05-17',
  idNumber: '1234567890123456',
  monthlyIncome: 'over30000',
} as const;
const { work: contractWork, payoutAccount: wallet, ...others } = sampleProfile(person);
const payee = Object.fromEntries(
  Object.entries(wallet).filter(([name]) => /^(payee|payout|institution)/.test(name)),
);

/** One complete answer to each shape of each section. */
const complete: readonly (readonly [SectionName, DraftValues])[] = [
  ...Object.entries(others).map(([section, values]) => [section as SectionName, values] as const),
  ['work', contractWork],
  [
    'work',
    {
      employmentType: 'student',
      schoolName: 'State University',
      major: 'Nursing',
      enrolledOn: '2024-06-01',
      graduatesOn: '2028-04-01',
      monthlyIncome: 'upTo12000',
    },
  ],
  ['work', { employmentType: 'unemployed', incomeSource: 'Remittances', monthlyIncome: 'upTo12000' }],
  ['payoutAccount', wallet],
  [
    'payoutAccount',
    {
      ...payee,
      accountType: 'bankCard',
      institutionCode: 'bdo',
      accountNumber: '1234567890',
      accountNumberConfirmation: '1234567890',
    },
  ],
];
const fields = complete.flatMap(([section, values]) =>
  Object.keys(values).map((name) => ({ section, values, name })),
);

const attacks = [
  "' OR 1=1 --",
  '"; DROP TABLE customer; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${jndi:ldap://x}',
  '../../etc/passwd',
  '%00',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uFEFFMaria',
  '\u202Emoc.elpmaxe',
  'Ｍａｒｉａ',
  '玛丽亚',
  '٠٩١٧١٢٣٤٥٦٧',
  '९१७१२३४५६७',
  'N\u0303'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(20),
  '__proto__',
  'constructor',
  'NaN',
  '1e309',
  '-0',
  ' '.repeat(300),
  '\n\r\t',
  'a'.repeat(300),
  'a'.repeat(100_000),
  '9'.repeat(5_000),
  `${'a'.repeat(60)}@${'b'.repeat(60)}.`.repeat(40),
];
const samples = idTypeNames.map((name) => idTypes[name].sample);

/** Texts at random, texts that are nearly right, and texts that were made to harm. */
function hostileValue(right: string): fc.Arbitrary<string> {
  const nearlyRight = fc
    .tuple(fc.nat(Math.max(0, right.length)), fc.nat(3), fc.string({ unit: 'binary', maxLength: 3 }))
    .map(([at, count, put]) => right.slice(0, at) + put + right.slice(at + count));
  const digits = fc.string({ unit: fc.nat(9).map(String), maxLength: 24 });
  return fc.oneof(
    { weight: 4, arbitrary: nearlyRight },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 320 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    { weight: 2, arbitrary: digits },
    { weight: 1, arbitrary: digits.map((text) => `+63 ${text}`) },
    { weight: 1, arbitrary: fc.emailAddress() },
    { weight: 1, arbitrary: fc.constantFrom(...samples) },
    { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)) },
    { weight: 1, arbitrary: fc.constantFrom(...attacks) },
  );
}

/** Codes by which the server refuses this field; a text no draft may hold is refused as it comes in. */
function serverCodes(section: SectionName, values: DraftValues, name: string): readonly string[] {
  if (!v.is(draftValuesField, values)) return ['text_too_long'];
  const checked = checkSection(server, section, values, ownPhone);
  if (checked.ok) return [];
  return checked.failures
    .filter(({ path, code }) => path === name && !serverAlone.has(code))
    .map(({ code }) => code);
}

/** Whether the app lets this field pass when Continue is pressed. */
function appAccepts(section: SectionName, values: DraftValues, name: string): boolean {
  const step = { key: 'one', fields: Object.keys(values) as FieldName[], title: '', body: null };
  const failures = failuresOf(section, [step], step, values, profileAnswer());
  return !failures.some(({ path }) => path === name);
}

describe('what a borrower could type, or somebody could send in their name', () => {
  test.each(fields)(
    `is judged alike by the app and the server, ${valuesPerField} values of $section: $name`,
    ({ section, values, name }) => {
      expect(appAccepts(section, values, name), 'the sample itself').toBe(true);
      let accepted = 0;
      fc.assert(
        fc.property(hostileValue(values[name] ?? ''), (value) => {
          const changed = { ...values, [name]: value };
          const codes = serverCodes(section, changed, name);
          const isAccepted = appAccepts(section, changed, name);
          accepted += isAccepted ? 1 : 0;
          // An assertion for each of so many values costs as much as judging them.
          if (isAccepted !== (codes.length === 0))
            throw new Error(`app ${isAccepted}, server ${codes.join()}`);
        }),
        { seed, numRuns: valuesPerField },
      );
      // A rule that takes everything, or nothing, would be judged alike as well.
      expect(accepted).toBeLessThan(valuesPerField);
    },
  );
});

describe('a server that is sent all of that', () => {
  let product: TestProduct;
  let borrower: TestBorrower;
  beforeAll(async () => {
    product = await startTestProduct();
    borrower = await logInBorrower(product.origin);
  });
  afterAll(() => product.stop());

  test.each(fields)(
    'takes or refuses $section.$name by a code, and never stumbles',
    async ({ section, values, name }) => {
      const hostile = fc.sample(hostileValue(values[name] ?? ''), { seed, numRuns: sentPerField });
      for (const value of hostile) {
        const answer = await borrower.call(endpoints.completeSection, {
          params: { section },
          body: { values: { ...values, [name]: value } },
        });
        const code = answer.ok ? 'taken' : answer.code;
        expect(answer.ok || (isErrorCode(code) && code !== 'internal_error'), code).toBe(true);
      }
    },
  );
});
