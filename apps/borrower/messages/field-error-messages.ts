import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Messages } from './namespaces.ts';

type FieldErrorKey = Exclude<keyof Messages['field-errors'], 'inSummary'>;

/** The words for every rule a profile field can break; a test compares them with the rules of the contract. */
export const fieldErrorKeys: Readonly<Record<string, FieldErrorKey>> = {
  required: 'required',
  choice_required: 'choose',
  name_format: 'name',
  email_format: 'email',
  phone_format: 'phone',
  whatsapp_format: 'whatsapp',
  viber_format: 'viber',
  facebook_username_format: 'facebook',
  facebook_address_unclear: 'facebookAddress',
  facebook_username_taken: 'facebookTaken',
  chinese_characters: 'chinese',
  barangay_required: 'barangay',
  barangay_unknown: 'barangay',
  address_format: 'address',
  landmark_format: 'landmark',
  postal_code_format: 'postalCode',
  company_name_format: 'companyName',
  company_phone_format: 'companyPhone',
  company_address_format: 'companyAddress',
  payday_format: 'payday',
  school_name_format: 'schoolName',
  major_format: 'major',
  income_source_format: 'incomeSource',
  date_format: 'date',
  birth_year_digits: 'birthYear',
  birth_in_future: 'birthFuture',
  age_under_18: 'ageUnder18',
  age_format: 'age',
  graduation_before_enrolment: 'graduation',
  id_type_unknown: 'idType',
  id_number_format: 'idNumber',
  emergency_contacts_same: 'emergencySame',
  emergency_names_same: 'emergencyNames',
  contact_repeated: 'contactRepeated',
  contact_is_own_phone: 'ownPhone',
  three_people_required: 'threePeople',
  institution_required: 'institution',
  institution_unknown: 'institution',
  account_number_format: 'accountNumber',
  account_number_length: 'accountLength',
  account_unchanged: 'accountSame',
  payee_name_differs: 'payeeName',
  account_confirmation_differs: 'accountDiffers',
  wallet_number_format: 'walletNumber',
  photo_required: 'photo',
  text_too_long: 'tooLong',
  invalid: 'invalid',
};

/** Turns a broken rule into what the borrower reads at the field. */
export function useFieldErrorWords(): (code: string) => string {
  const words = useTranslations('field-errors');
  return useCallback((code: string) => words(fieldErrorKeys[code] ?? 'invalid'), [words]);
}
