import { paydayKindOf } from '@luwag/contract/profile/choices';
import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useLocale, useTranslations } from 'use-intl';
import { placeText, usePlace } from '../../store/use-place.ts';
import { useInstitution } from '../../store/institutions.ts';
import type { Profile } from '../../store/profile.ts';
import { nextFortnightlyPayday } from '../date-text/fortnight.ts';
import { dateWithoutWeekday } from '../../messages/date-without-weekday.ts';
import { longDate } from '../../messages/long-date.ts';
import { weekdayName } from '../date-text/weekday-name.ts';
import { useChoiceWords } from './use-choice-words.ts';

/** One answer in words. */
export type AnswerRow = { key: string; label: string; text: string };

/** Everything answered in one section, as a person would say it; what was left empty is left out. */
export function useAnswerRows(section: SectionName, profile: Profile): readonly AnswerRow[] {
  const values = profile.sections.find((row) => row.section === section)?.values ?? {};
  const rowsOf: Record<SectionName, () => readonly AnswerRow[]> = {
    identity: useIdentityRows(values, profile),
    basic: useBasicRows(values),
    basicMore: useBasicMoreRows(values),
    address: useAddressRows(values),
    work: useWorkRows(values),
    contacts: useContactRows(values),
    payoutAccount: useAccountRows(values),
  };
  return rowsOf[section]().filter(({ text }) => text !== '');
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
    }));
    return [
      {
        key: 'idNumber',
        label: choiceText('idTypes', values['idType']),
        text: values['idNumber'] ?? '',
      },
      {
        key: 'name',
        label: words('summary.fullName'),
        text: joined(values['firstName'], values['middleName'], values['lastName'], values['nameSuffix']),
      },
      {
        key: 'birthOn',
        label: words('fields.birthOn'),
        text: birthOn === '' ? '' : dateWithoutWeekday(birthOn, locale),
      },
      ...photos,
    ];
  };
}

function useBasicRows(values: DraftValues) {
  const { choiceRow, textRow } = useChoiceWords();
  return () => [
    choiceRow('gender', 'genders', values),
    choiceRow('maritalStatus', 'maritalStatuses', values),
    choiceRow('education', 'educations', values),
    textRow('email', values),
  ];
}

function useBasicMoreRows(values: DraftValues) {
  const { choiceRow, textRow } = useChoiceWords();
  return () => [
    choiceRow('loanPurpose', 'loanPurposes', values),
    textRow('whatsappNumber', values),
    textRow('viberAccount', values),
    textRow('facebookUsername', values),
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
    },
    textRow('streetAddress', values),
    textRow('landmark', values),
    textRow('postalCode', values),
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
        text: date === '' ? '' : dateWithoutWeekday(date, locale),
      };
    };
    return [
      choiceRow('employmentType', 'employmentTypes', values),
      textRow('companyName', values),
      choiceRow('industry', 'industries', values),
      textRow('companyPhone', values),
      textRow('companyAddress', values),
      choiceRow('workingYears', 'workingYears', values),
      textRow('schoolName', values),
      textRow('major', values),
      dateRow('enrolledOn'),
      dateRow('graduatesOn'),
      textRow('incomeSource', values),
      choiceRow('monthlyIncome', 'monthlyIncomes', values),
      choiceRow('payCycle', 'payCycles', values),
      {
        key: 'payday',
        label: words('fields.payday'),
        text: payday === '' ? '' : paydayText,
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
    })),
    ...([1, 2, 3] as const).map((number) => ({
      key: `person${number}`,
      label: words('person', { number }),
      text: [values[`person${number}Name`], phoneText(values[`person${number}Phone`])]
        .filter((part) => part !== undefined && part !== '')
        .join(', '),
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
      choiceRow('accountType', 'accountTypes', values),
      {
        key: 'institutionCode',
        label: words('fields.institutionCode'),
        text: number === '' ? name : words('summary.account', { institution: name, number }),
      },
      {
        key: 'payee',
        label: words('summary.payee'),
        text: joined(values['payeeFirstName'], values['payeeMiddleName'], values['payeeLastName']),
      },
      {
        key: 'payoutPhone',
        label: words('fields.payoutPhone'),
        text: phoneText(values['payoutPhone']),
      },
    ];
  };
}
