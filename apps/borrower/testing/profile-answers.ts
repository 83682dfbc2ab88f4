import { type SectionName, sectionNames, taskNames } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import type { Profile } from '../store/profile.ts';

const savedAt = '2026-11-21T02:00:00.000Z';

/** A section as it comes back from the server. */
export function sectionAnswer(
  section: SectionName,
  values: DraftValues,
  { step = 0, isComplete = false }: { step?: number; isComplete?: boolean } = {},
): Profile['sections'][number] {
  return { section, values, step, isComplete, savedAt };
}

export function photoAnswer(
  kind: Profile['photos'][number]['kind'],
  lastDigit: number,
): Profile['photos'][number] {
  return {
    photoId: `0b1f4c1e-0000-4000-8000-00000000000${lastDigit}`,
    kind,
    widthPixels: 1600,
    heightPixels: 1000,
    uploadedAt: savedAt,
  };
}

/** A profile whose tasks follow from its sections and photos, as the server's do. */
export function profileAnswer({
  sections = [],
  photos = [],
  selfieCheck = { verdict: null, reasonCode: null, triesLeft: 3, actions: ['left'] },
  isEditable = true,
  isIdentityFixed = false,
  isAccountChangedByCode = false,
  correctionItems = [],
  facebookBonus = { stepCentavos: 50_000, limitCentavos: 0, givenAt: null },
}: Partial<
  Pick<
    Profile,
    | 'sections'
    | 'photos'
    | 'selfieCheck'
    | 'isEditable'
    | 'isIdentityFixed'
    | 'isAccountChangedByCode'
    | 'correctionItems'
    | 'facebookBonus'
  >
> = {}): Profile {
  const tasks = taskNames.map((name) => {
    const isDone =
      name === 'selfie'
        ? photos.some(({ kind }) => kind === 'selfie')
        : sections.some(({ section, isComplete }) => section === name && isComplete);
    return { name, state: isDone ? ('done' as const) : ('todo' as const) };
  });
  return {
    phone: '9171234567',
    tasks,
    sections,
    photos,
    selfieCheck,
    isEditable,
    isIdentityFixed,
    isAccountChangedByCode,
    correctionItems,
    facebookBonus,
  };
}

/** Every section answered, for screens that show a whole profile. */
export const everySection: Readonly<Record<SectionName, DraftValues>> = {
  identity: {
    idType: 'philsys',
    idNumber: '1234567890123456',
    firstName: 'Maria',
    middleName: 'Santos',
    lastName: 'Cruz',
    nameSuffix: '',
    birthOn: '1996-03-27',
  },
  basic: { gender: 'female', maritalStatus: 'single', education: 'university', email: 'maria@example.com' },
  basicMore: { loanPurpose: 'medical', whatsappNumber: '', viberAccount: '', facebookUsername: 'maria.cruz' },
  address: {
    barangayCode: '1380300018',
    streetAddress: '24 Mabini Street',
    landmark: '',
    postalCode: '1210',
  },
  work: {
    employmentType: 'contractWorker',
    industry: 'food',
    companyName: 'Bakery',
    companyPhone: '',
    companyAddress: 'Makati',
    workingYears: 'oneToThree',
    monthlyIncome: 'upTo25000',
    payCycle: 'weekly',
    payday: '5',
  },
  contacts: {
    emergency1Name: 'Jose Cruz',
    emergency1Phone: '9171112222',
    emergency1Relationship: 'parents',
    emergency2Name: 'Ana Cruz',
    emergency2Phone: '9171113333',
    emergency2Relationship: 'friends',
    person1Name: 'Ben',
    person1Phone: '9171114444',
    person2Name: 'Lea',
    person2Phone: '9171115555',
    person3Name: 'Kim',
    person3Phone: '9171116666',
  },
  payoutAccount: {
    accountType: 'bankCard',
    institutionCode: 'bdo',
    accountNumber: '1234567890',
    accountNumberConfirmation: '1234567890',
    payeeFirstName: 'Maria',
    payeeMiddleName: 'Santos',
    payeeLastName: 'Cruz',
    payoutPhone: '9171234567',
  },
};

export function finishedProfile(): Profile {
  return profileAnswer({
    sections: sectionNames.map((name) => sectionAnswer(name, everySection[name], { isComplete: true })),
    photos: [photoAnswer('idFront', 1), photoAnswer('idBack', 2), photoAnswer('selfie', 3)],
  });
}
