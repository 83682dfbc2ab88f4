import type {
  EmploymentType,
  IncomeBand,
  ScorecardInput,
  WorkingYears,
} from '@luwag/loan-engine/decision/scorecard';
import { completedYears, type LocalDate, localDate } from '@luwag/loan-engine/money/local-date';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import type { Part } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { otherName } from '@luwag/contract/profile/account-change';
import { monthlyIncomeCentavosOf } from '../loan/monthly-income.ts';
import { sectionValues } from '../customer-data/section-values.ts';
import { faceJudgementOf, photoOf } from '../customer-data/selfie-state.ts';
import { tasksOf } from '../customer-data/tasks.ts';
import type { Loaded } from '../write.ts';
import { identityOnDocument } from './identity-on-document.ts';

/** The smallest loan may take at most this part of a month's income. */
const largestShareOfIncome = 0.5;

/** All that the scorecard is told of. */
export const scoreParts = [
  'sections',
  'photos',
  'applications',
  'sameDocument',
] as const satisfies readonly Part[];
export type ScorePart = (typeof scoreParts)[number];

/** What the scorecard is told of an application; a completed profile has every answer it asks for. */
export function scoreInput(
  personalData: PersonalData,
  product: LoanProduct,
  loaded: Loaded<ScorePart>,
  today: LocalDate,
): ScorecardInput {
  const identity = sectionValues(personalData, loaded, 'identity');
  const payoutAccount = sectionValues(personalData, loaded, 'payoutAccount');
  const work = sectionValues(personalData, loaded, 'work');
  const incomeCentavos = monthlyIncomeCentavosOf(work);
  const tasks = tasksOf(personalData, loaded);
  const document = identityOnDocument({ personalData }, loaded);
  return {
    ageYears: completedYears(localDate(identity['birthOn'] ?? ''), today),
    incomeBand: (work['monthlyIncome'] as IncomeBand | undefined) ?? null,
    employmentType: work['employmentType'] as EmploymentType,
    workingYears: (work['workingYears'] as WorkingYears | undefined) ?? null,
    contactsComplete: tasks.some(({ name, state }) => name === 'contacts' && state === 'done'),
    isDuplicateId: loaded.hasSameDocument,
    isPayeeOnDocument: otherName(identity, payoutAccount).length === 0,
    photosPresent: photoOf(loaded, 'idFront') !== undefined && photoOf(loaded, 'selfie') !== undefined,
    documentDifferences: document.differences,
    isDocumentNumberRead: document.isNumberRead,
    selfie: faceJudgementOf(loaded),
    hasAffordability:
      incomeCentavos !== null && product.minAmountCentavos <= incomeCentavos * largestShareOfIncome,
    leastAmountCentavos: product.minAmountCentavos,
  };
}
