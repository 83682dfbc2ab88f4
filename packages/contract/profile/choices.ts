/* What a borrower may choose from. The order is the order on screen. Source: specification point 3. */

export const genders = ['female', 'male'] as const;

/** The long list is the default, because the short one has no answer for the widowed; it is for lenders who do not ask about children. */
export const shortMaritalStatuses = ['single', 'married', 'divorced', 'others'] as const;
export const longMaritalStatuses = [
  'single',
  'marriedWithChildren',
  'marriedWithoutChildren',
  'divorcedWithChildren',
  'divorcedWithoutChildren',
  'widowedWithChildren',
  'widowedWithoutChildren',
] as const;
export const maritalStatuses = [
  'single',
  'married',
  'divorced',
  'others',
  'marriedWithChildren',
  'marriedWithoutChildren',
  'divorcedWithChildren',
  'divorcedWithoutChildren',
  'widowedWithChildren',
  'widowedWithoutChildren',
] as const;

export const educations = [
  'elementary',
  'juniorHigh',
  'highSchool',
  'university',
  'graduate',
  'other',
] as const;

export const loanPurposes = [
  'dailyExpense',
  'medical',
  'education',
  'rent',
  'reimbursement',
  'shopping',
  'tourism',
  'entertainment',
  'other',
] as const;

export const employmentTypes = ['contractWorker', 'selfEmployed', 'student', 'unemployed'] as const;

export const industries = [
  'agriculture',
  'fishing',
  'mining',
  'manufacturing',
  'energy',
  'water',
  'construction',
  'retail',
  'wholesale',
  'transport',
  'delivery',
  'hotels',
  'food',
  'information',
  'callCentre',
  'banking',
  'insurance',
  'realEstate',
  'professional',
  'cleaningSecurity',
  'government',
  'education',
  'health',
  'arts',
  'household',
  'other',
] as const;

export const workingYears = ['withinOne', 'oneToThree', 'threeToFive', 'overFive'] as const;
export const monthlyIncomes = ['upTo12000', 'upTo18000', 'upTo25000', 'upTo30000', 'over30000'] as const;
/** The usual payroll comes first: on the 15th and the 30th. */
export const payCycles = ['semiMonthly', 'monthly', 'biWeekly', 'weekly', 'other'] as const;
type PayCycle = (typeof payCycles)[number];
/** What names a payday: a day of the month 1-31, a day of the week 1-7 (Monday first), or one payday as a date. */
export type PaydayKind = 'dayOfMonth' | 'dayOfWeek' | 'date';

const kinds: Readonly<Record<PayCycle, PaydayKind | null>> = {
  semiMonthly: null,
  monthly: 'dayOfMonth',
  biWeekly: 'date',
  weekly: 'dayOfWeek',
  other: null,
};

/** What a borrower is asked for besides how often they are paid; null where that says it all, or where pay varies. */
export function paydayKindOf(cycle: string): PaydayKind | null {
  return Object.hasOwn(kinds, cycle) ? kinds[cycle as PayCycle] : null;
}

export const relationships = ['parents', 'spouse', 'children', 'relatives', 'friends', 'others'] as const;
export const accountTypes = ['digitalWallet', 'bankCard', 'remittanceShop'] as const;

/** Every list by its name; a new one or a new choice does not compile until borrowers and staff have words for it. */
export const choiceLists = {
  genders,
  maritalStatuses,
  educations,
  loanPurposes,
  employmentTypes,
  industries,
  workingYears,
  monthlyIncomes,
  payCycles,
  relationships,
  accountTypes,
} as const;
type ChoiceLists = typeof choiceLists;
export type Choice = { [List in keyof ChoiceLists]: ChoiceLists[List][number] }[keyof ChoiceLists];
/** A word for each choice of each list. */
export type ChoiceWords = {
  readonly [List in keyof ChoiceLists]: Readonly<Record<ChoiceLists[List][number], string>>;
};
