import * as v from 'valibot';
import {
  accountNumberField,
  businessDateField,
  companyPhoneField,
  dateField,
  emailField,
  facebookUsernameField,
  lineField,
  nameField,
  optionalNameField,
  phoneField,
  postalCodeField,
  viberField,
  walletNumberField,
  whatsappField,
} from '../fields.ts';
import { isSameName } from './same-name.ts';
import { hasWholeYear } from './birth-date.ts';
import { contactKeys, photoKinds, type SectionName, sectionNames } from './section-names.ts';
import { idNumberOf, idTypeNames, isIdNumber } from './id-types.ts';
import { nameSuffixes } from './name-suffixes.ts';
import * as choices from './choices.ts';

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  v.picklist(values, 'choice_required');

/** Who the borrower is, as on the card. Photos travel apart. */
export const identitySection = v.pipe(
  v.strictObject({
    idType: v.picklist(idTypeNames, 'id_type_unknown'),
    idNumber: v.pipe(
      v.string('id_number_format'),
      v.maxLength(80, 'id_number_format'),
      v.transform(idNumberOf),
    ),
    firstName: nameField,
    middleName: optionalNameField,
    /** Empty for who has one name alone, which is then the first. */
    lastName: v.optional(optionalNameField, ''),
    nameSuffix: v.optional(v.picklist(nameSuffixes, 'choice_required'), ''),
    birthOn: v.pipe(dateField, v.check(hasWholeYear, 'birth_year_digits')),
  }),
  v.forward(
    v.partialCheck(
      [['idType'], ['idNumber']],
      (values) => isIdNumber(values.idType, values.idNumber),
      'id_number_format',
    ),
    ['idNumber'],
  ),
);

export const basicSection = v.strictObject({
  gender: choice(choices.genders),
  maritalStatus: choice(choices.maritalStatuses),
  education: choice(choices.educations),
  email: emailField,
});

export const basicMoreSection = v.strictObject({
  loanPurpose: choice(choices.loanPurposes),
  whatsappNumber: whatsappField,
  viberAccount: viberField,
  facebookUsername: facebookUsernameField,
});

export const addressSection = v.strictObject({
  barangayCode: v.pipe(v.string('barangay_required'), v.regex(/^\d{10}$/, 'barangay_required')),
  streetAddress: lineField('address_format', 3, 160),
  landmark: lineField('landmark_format', 0, 120),
  postalCode: postalCodeField,
});

const monthlyIncome = choice(choices.monthlyIncomes);
const employer = {
  industry: choice(choices.industries),
  companyName: lineField('company_name_format', 2, 120),
  companyPhone: companyPhoneField,
  companyAddress: lineField('company_address_format', 3, 160),
  workingYears: choice(choices.workingYears),
  monthlyIncome,
  payCycle: choice(choices.payCycles),
  /**
   * Day of the month 1-31 for monthly pay, day of the week 1-7 (Monday first) for weekly pay, one of the paydays as a date
   * YYYY-MM-DD for pay of every two weeks, where older answers have the day of the week. Empty for other pay.
   */
  payday: v.optional(v.pipe(v.string('payday_format'), v.maxLength(10, 'payday_format')), ''),
};

const isDayUpTo = (last: number, day: string): boolean => /^[1-9]\d?$/.test(day) && Number(day) <= last;

/** A date tells the week as well, which only pay of every two weeks leaves open. */
const isPaydayOfCycle = ({ payCycle, payday }: { payCycle: string; payday: string }): boolean => {
  const kind = choices.paydayKindOf(payCycle);
  if (kind === null) return true;
  if (kind === 'dayOfMonth') return isDayUpTo(31, payday);
  return isDayUpTo(7, payday) || (kind === 'date' && v.is(businessDateField, payday));
};

/** Where no day is asked for none is kept: older pages asked for one of borrowers whose pay varies. */
const withoutIdlePayday = <Work extends { payCycle: string; payday: string }>(work: Work): Work =>
  choices.paydayKindOf(work.payCycle) === null ? { ...work, payday: '' } : work;

export const workSection = v.variant(
  'employmentType',
  [
    v.pipe(
      v.strictObject({ employmentType: v.literal('contractWorker'), ...employer }),
      v.forward(v.partialCheck([['payCycle'], ['payday']], isPaydayOfCycle, 'payday_format'), ['payday']),
      v.transform(withoutIdlePayday),
    ),
    v.pipe(
      v.strictObject({ employmentType: v.literal('selfEmployed'), ...employer }),
      v.forward(v.partialCheck([['payCycle'], ['payday']], isPaydayOfCycle, 'payday_format'), ['payday']),
      v.transform(withoutIdlePayday),
    ),
    v.pipe(
      v.strictObject({
        employmentType: v.literal('student'),
        schoolName: lineField('school_name_format', 2, 120),
        major: lineField('major_format', 2, 80),
        enrolledOn: businessDateField,
        graduatesOn: businessDateField,
        monthlyIncome,
      }),
      v.forward(
        v.partialCheck(
          [['enrolledOn'], ['graduatesOn']],
          ({ enrolledOn, graduatesOn }) => graduatesOn > enrolledOn,
          'graduation_before_enrolment',
        ),
        ['graduatesOn'],
      ),
    ),
    v.strictObject({
      employmentType: v.literal('unemployed'),
      incomeSource: lineField('income_source_format', 2, 120),
      monthlyIncome,
    }),
  ],
  'choice_required',
);

/** Two emergency contacts, of different names, and three more people; all five numbers differ from each other. */
export const contactsSection = v.pipe(
  v.strictObject({
    emergency1Name: nameField,
    emergency1Phone: phoneField,
    emergency1Relationship: choice(choices.relationships),
    emergency2Name: nameField,
    emergency2Phone: phoneField,
    emergency2Relationship: choice(choices.relationships),
    person1Name: nameField,
    person1Phone: phoneField,
    person2Name: nameField,
    person2Phone: phoneField,
    person3Name: nameField,
    person3Phone: phoneField,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const seen = new Set<string>();
    for (const key of contactKeys) {
      const field = `${key}Phone` as const;
      const phone = dataset.value[field];
      if (seen.has(phone)) {
        addIssue({
          message: key === 'emergency2' ? 'emergency_contacts_same' : 'contact_repeated',
          path: [{ type: 'object', origin: 'value', input: dataset.value, key: field, value: phone }],
        });
      }
      seen.add(phone);
    }
    const field = 'emergency2Name';
    const value = dataset.value[field];
    if (isSameName(dataset.value.emergency1Name, value)) {
      addIssue({
        message: 'emergency_names_same',
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: field, value }],
      });
    }
  }),
);

const payee = {
  institutionCode: v.pipe(
    v.string('institution_required'),
    v.regex(/^[A-Za-z0-9_-]{2,24}$/, 'institution_required'),
  ),
  payeeFirstName: nameField,
  payeeMiddleName: optionalNameField,
  payeeLastName: v.optional(optionalNameField, ''),
  payoutPhone: phoneField,
};

/** Where the money goes: bank, wallet or remittance counter. */
export const payoutAccountSection = v.variant(
  'accountType',
  [
    v.pipe(
      v.strictObject({
        accountType: v.literal('bankCard'),
        ...payee,
        accountNumber: accountNumberField,
        accountNumberConfirmation: accountNumberField,
      }),
      v.forward(
        v.partialCheck(
          [['accountNumber'], ['accountNumberConfirmation']],
          (values) => values.accountNumber === values.accountNumberConfirmation,
          'account_confirmation_differs',
        ),
        ['accountNumberConfirmation'],
      ),
    ),
    v.strictObject({ accountType: v.literal('digitalWallet'), ...payee, walletNumber: walletNumberField }),
    v.strictObject({ accountType: v.literal('remittanceShop'), ...payee }),
  ],
  'choice_required',
);

export const sections = {
  identity: identitySection,
  basic: basicSection,
  basicMore: basicMoreSection,
  address: addressSection,
  work: workSection,
  contacts: contactsSection,
  payoutAccount: payoutAccountSection,
} as const satisfies Record<SectionName, v.GenericSchema>;

export const sectionNameField = v.picklist(sectionNames, 'section_unknown');

/** What a borrower has typed so far: any of the section's fields, unfinished. */
export const draftValuesField = v.pipe(
  v.record(
    v.pipe(v.string('field_unknown'), v.regex(/^[a-z][A-Za-z0-9]{1,39}$/, 'field_unknown')),
    v.pipe(v.string('text_too_long'), v.maxLength(300, 'text_too_long')),
  ),
  v.check((values) => Object.keys(values).length <= 24, 'too_many_fields'),
);
export type DraftValues = v.InferOutput<typeof draftValuesField>;

/** What a person before the camera may be asked to do: turn to their own left or right, or close the eyes. */
export const livenessActionField = v.picklist(['left', 'right', 'blink']);
export const photoKindField = v.picklist(photoKinds, 'photo_kind_unknown');
