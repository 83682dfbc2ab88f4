import { paydayKindOf } from '@luwag/contract/profile/choices';
import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useLocale, useTranslations } from 'use-intl';
import { placeText, usePlace } from '../../store/use-place.ts';
import { useInstitution } from '../../store/institutions.ts';
import type { Profile } from '../../store/profile.ts';
import { nextFortnightlyPayday } from '../date-text/fortnight.ts';
import { longDate } from '../../messages/long-date.ts';
import { weekdayName } from '../date-text/weekday-name.ts';
import { useChoiceWords } from './use-choice-words.ts';

/** One answer in words, and the step on which it is changed. */
export type AnswerRow = { key: string; label: string; text: string; step: string };

/** Everything answered in one section, as a person would say it. */
export function useAnswerRows(section: SectionName, profile: Profile): readonly AnswerRow[] {
  const values = profile.sections.find((row) => row.section === section)?.values ?? {};
  const words = useTranslations('profile');
  const rowsOf: Record<SectionName, () => readonly AnswerRow[]> = {
    identity: useIdentityRows(values, profile),
    basic: useBasicRows(values),
    basicMore: useBasicMoreRows(values),
    address: useAddressRows(values),
    work: useWorkRows(values),
    contacts: useContactRows(values),
    payoutAccount: useAccountRows(values),
  };
  const rows = rowsOf[section]().filter(({ text }) => text !== '');
  return rows.length > 0 ? rows : [{ key: 'missing', label: words('summary.missing'), text: '', step: '' }];
}

const joined = (...parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

function useIdentityRows(values: DraftValues, profile: Profile) {
  const words = useTranslations('profile');
  const { choiceText } = useChoiceWords();
  const locale = useLocale();
  return () => {
    const birthOn = values['birthOn'] ?? '';
    const photos = (['idFront', 'idBack'] as const).map((kind) => ({
      key: kind,
      label: words(`fields.${kind}`),
      text: profile.photos.some((photo) => photo.kind === kind) ? words('summary.photoTaken') : '',
      step: kind,
    }));
    return [
      {
        key: 'idNumber',
        label: choiceText('idTypes', values['idType']),
        text: values['idNumber'] ?? '',
        step: 'check',
      },
      {
        key: 'name',
        label: words('summary.fullName'),
        text: joined(values['firstName'], values['middleName'], values['lastName'], values['nameSuffix']),
        step: 'check',
      },
      {
        key: 'birthOn',
        label: words('fields.birthOn'),
        text: birthOn === '' ? '' : longDate(birthOn, locale),
        step: 'check',
      },
      ...photos,
    ];
  };
}

function useBasicRows(values: DraftValues) {
  const { choiceRow, textRow } = useChoiceWords();
  return () => [
    choiceRow('gender', 'genders', values, 'person'),
    choiceRow('maritalStatus', 'maritalStatuses', values, 'person'),
    choiceRow('education', 'educations', values, 'school'),
    textRow('email', values, 'school'),
  ];
}

function useBasicMoreRows(values: DraftValues) {
  const { choiceRow, textRow } = useChoiceWords();
  return () => [
    choiceRow('loanPurpose', 'loanPurposes', values, 'purpose'),
    textRow('whatsappNumber', values, 'purpose'),
    textRow('viberAccount', values, 'purpose'),
    textRow('facebookUsername', values, 'facebook'),
  ];
}

function useAddressRows(values: DraftValues) {
  const words = useTranslations('profile');
  const { textRow } = useChoiceWords();
  const place = usePlace(values['barangayCode'] ?? '');
  return () => [
    {
      key: 'barangayCode',
      label: words('fields.barangayCode'),
      text: place === null ? '' : placeText(place),
      step: 'barangay',
    },
    textRow('streetAddress', values, 'street'),
    textRow('landmark', values, 'street'),
    textRow('postalCode', values, 'street'),
  ];
}

function useWorkRows(values: DraftValues) {
  const words = useTranslations('profile');
  const { choiceRow, textRow } = useChoiceWords();
  const locale = useLocale();
  return () => {
    const kind = paydayKindOf(values['payCycle'] ?? '');
    // Older answers of borrowers whose pay varies have a day.
    const payday = kind === null ? '' : (values['payday'] ?? '');
    const nextOn = nextFortnightlyPayday(payday, manilaDateOf(Date.now()));
    const dayText =
      kind === 'dayOfMonth'
        ? words('summary.monthDay', { day: payday })
        : weekdayName(Number(payday), locale);
    const paydayText = nextOn === null ? dayText : longDate(nextOn, locale);
    const dateRow = (name: 'enrolledOn' | 'graduatesOn') => {
      const date = values[name] ?? '';
      return {
        key: name,
        label: words(`fields.${name}`),
        text: date === '' ? '' : longDate(date, locale),
        step: 'school',
      };
    };
    return [
      choiceRow('employmentType', 'employmentTypes', values, 'type'),
      textRow('companyName', values, 'employer'),
      choiceRow('industry', 'industries', values, 'employer'),
      textRow('companyPhone', values, 'employer'),
      textRow('companyAddress', values, 'employer'),
      choiceRow('workingYears', 'workingYears', values, 'pay'),
      textRow('schoolName', values, 'school'),
      textRow('major', values, 'school'),
      dateRow('enrolledOn'),
      dateRow('graduatesOn'),
      textRow('incomeSource', values, 'pay'),
      choiceRow('monthlyIncome', 'monthlyIncomes', values, 'pay'),
      choiceRow('payCycle', 'payCycles', values, 'pay'),
      {
        key: 'payday',
        label: words('fields.payday'),
        text: payday === '' ? '' : paydayText,
        step: 'pay',
      },
    ];
  };
}

function useContactRows(values: DraftValues) {
  const words = useTranslations('profile.summary');
  const { choiceText } = useChoiceWords();
  return () => [
    ...([1, 2] as const).map((number) => ({
      key: `emergency${number}`,
      label: words('emergency', { number }),
      text: [
        values[`emergency${number}Name`],
        phoneText(values[`emergency${number}Phone`]),
        choiceText('relationships', values[`emergency${number}Relationship`]),
      ]
        .filter((part) => part !== undefined && part !== '')
        .join(', '),
      step: `emergency${number}`,
    })),
    ...([1, 2, 3] as const).map((number) => ({
      key: `person${number}`,
      label: words('person', { number }),
      text: [values[`person${number}Name`], phoneText(values[`person${number}Phone`])]
        .filter((part) => part !== undefined && part !== '')
        .join(', '),
      step: 'people',
    })),
  ];
}

const phoneText = (phone: string | undefined) =>
  phone === undefined || phone === '' ? '' : phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '+63 $1 $2 $3');

function useAccountRows(values: DraftValues) {
  const words = useTranslations('profile');
  const { choiceRow } = useChoiceWords();
  const institution = useInstitution(values['institutionCode'] ?? '');
  return () => {
    const number = values['accountNumber'] ?? values['walletNumber'] ?? '';
    const name = institution?.name ?? '';
    return [
      choiceRow('accountType', 'accountTypes', values, 'type'),
      {
        key: 'institutionCode',
        label: words('fields.institutionCode'),
        text: number === '' ? name : words('summary.account', { institution: name, number }),
        step: 'account',
      },
      {
        key: 'payee',
        label: words('summary.payee'),
        text: joined(values['payeeFirstName'], values['payeeMiddleName'], values['payeeLastName']),
        step: 'payee',
      },
      {
        key: 'payoutPhone',
        label: words('fields.payoutPhone'),
        text: phoneText(values['payoutPhone']),
        step: 'payee',
      },
    ];
  };
}
