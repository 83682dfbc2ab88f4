// An application is scored by adding points per answer, each shown, and hard rules on age, identity and photos come before any score.
// Source: ruling that the automatic decision is transparent with a manual-review band; suitability duty of RA 11765; capacity to contract from 18.
import { assertThat } from '../assertion.ts';
import { centavos, zeroCentavos, type Centavos } from '../money/money.ts';
import type { FaceJudgement } from './face-check.ts';
import type { ReasonCode } from './reason-codes.ts';

export type IncomeBand = 'upTo12000' | 'upTo18000' | 'upTo25000' | 'upTo30000' | 'over30000';
export type EmploymentType = 'contractWorker' | 'selfEmployed' | 'student' | 'unemployed';
export type WorkingYears = 'withinOne' | 'oneToThree' | 'threeToFive' | 'overFive';

export type ScorecardInput = {
  /** Completed years on the day of decision, in Manila. */
  readonly ageYears: number;
  /** Null where the borrower states none (a student, somebody unemployed). */
  readonly incomeBand: IncomeBand | null;
  readonly employmentType: EmploymentType;
  readonly workingYears: WorkingYears | null;
  readonly contactsComplete: boolean;
  readonly isDuplicateId: boolean;
  /** Whether the money would go to an account in the name on the document. */
  readonly isPayeeOnDocument: boolean;
  readonly photosPresent: boolean;
  /** What a machine read clearly on the photos of the document and differs from what was typed. */
  readonly documentDifferences: readonly ReasonCode[];
  /** Whether a machine read the number on the document. */
  readonly isDocumentNumberRead: boolean;
  /** What came of comparing the face with the document, by a machine or, before an approval, by a person. */
  readonly selfie: FaceJudgement;
  /** Whether the stated income covers the smallest loan beside known obligations. */
  readonly hasAffordability: boolean;
  /** The smallest loan that is sold, in centavos: a lower limit could not be borrowed. */
  readonly leastAmountCentavos: Centavos;
};

export type ScorecardFactor = 'age' | 'income' | 'employment' | 'workingYears' | 'contacts' | 'selfie';

export type ScorecardDecision = {
  readonly outcome: 'approve' | 'decline' | 'review';
  readonly score: number;
  readonly contributions: readonly { readonly factor: ScorecardFactor; readonly points: number }[];
  readonly reasonCodes: readonly ReasonCode[];
  /** What may be borrowed if approved, by this rule or by a reviewer: a multiple of PHP 100; zero when declined. */
  readonly limitCentavos: Centavos;
};

/** The figures of the scorecard: points by answer, thresholds and limits, so that a lender can read and change them in one place. */
export const scorecardFigures = {
  version: 3,
  minAgeYears: 18,
  maxAgeYears: 65,
  approveFromScore: 60,
  reviewFromScore: 40,
  reapplyAfterDays: 30,
  agePoints: { under21: 4, under25: 8, from25: 12 },
  incomePoints: { none: 0, upTo12000: 10, upTo18000: 18, upTo25000: 24, upTo30000: 28, over30000: 32 },
  employmentPoints: { contractWorker: 18, selfEmployed: 16, student: 8, unemployed: 0 },
  workingYearsPoints: { none: 0, withinOne: 4, oneToThree: 8, threeToFive: 12, overFive: 16 },
  contactsPoints: { complete: 10, incomplete: 0 },
  selfiePoints: { matched: 12, person: 6, again: 0 },
  firstLimitCentavos: {
    none: centavos(100_000),
    upTo12000: centavos(200_000),
    upTo18000: centavos(400_000),
    upTo25000: centavos(600_000),
    upTo30000: centavos(800_000),
    over30000: centavos(1_000_000),
  },
} as const;

/**
 * Decides a first application.
 * Units: points from 0 to 100; limit in centavos, at most PHP 10,000.
 * Errors: an age that is not a whole number from zero is a bug (assertion); declines and reviews carry reason codes.
 * Source: ruling 27; the figures above.
 */
export function scoreApplication(input: ScorecardInput): ScorecardDecision {
  assertThat(Number.isSafeInteger(input.ageYears) && input.ageYears >= 0, 'an age is whole years from zero');
  const contributions = contributionsOf(input);
  const score = contributions.reduce((total, contribution) => total + contribution.points, 0);
  const declineReasons = reasonsToDecline(input, score);
  if (declineReasons.length > 0) {
    return {
      outcome: 'decline',
      score,
      contributions,
      reasonCodes: declineReasons,
      limitCentavos: zeroCentavos,
    };
  }
  const reviewReasons = reasonsToReview(input, score);
  return {
    outcome: reviewReasons.length > 0 ? 'review' : 'approve',
    score,
    contributions,
    reasonCodes: reviewReasons,
    limitCentavos: firstLimit(input),
  };
}

function firstLimit({ incomeBand }: ScorecardInput): Centavos {
  return scorecardFigures.firstLimitCentavos[incomeBand ?? 'none'];
}

function contributionsOf(input: ScorecardInput): ScorecardDecision['contributions'] {
  const figures = scorecardFigures;
  return [
    { factor: 'age', points: agePoints(input.ageYears) },
    { factor: 'income', points: figures.incomePoints[input.incomeBand ?? 'none'] },
    { factor: 'employment', points: figures.employmentPoints[input.employmentType] },
    { factor: 'workingYears', points: figures.workingYearsPoints[input.workingYears ?? 'none'] },
    {
      factor: 'contacts',
      points: figures.contactsPoints[input.contactsComplete ? 'complete' : 'incomplete'],
    },
    { factor: 'selfie', points: figures.selfiePoints[input.selfie.verdict] },
  ];
}

function agePoints(ageYears: number): number {
  const { under21, under25, from25 } = scorecardFigures.agePoints;
  if (ageYears < 21) return under21;
  return ageYears < 25 ? under25 : from25;
}

// A doubt about who somebody is goes to a person to look at; a machine declines only for age, affordability and a low score.
function reasonsToDecline(input: ScorecardInput, score: number): readonly ReasonCode[] {
  const { minAgeYears, maxAgeYears, reviewFromScore } = scorecardFigures;
  if (input.ageYears < minAgeYears || input.ageYears > maxAgeYears) return ['AGE'];
  if (hasIdentityDoubt(input)) return [];
  if (!input.hasAffordability) return ['INCOME_LOW'];
  return score < reviewFromScore ? ['RISK_OTHER'] : [];
}

function hasIdentityDoubt(input: ScorecardInput): boolean {
  return (
    input.isDuplicateId ||
    input.documentDifferences.length > 0 ||
    !input.isPayeeOnDocument ||
    input.selfie.verdict === 'again' ||
    !input.photosPresent
  );
}

function reasonsToReview(input: ScorecardInput, score: number): readonly ReasonCode[] {
  const reasons: ReasonCode[] = [];
  if (input.isDuplicateId) reasons.push('DUPLICATE');
  if (!input.isPayeeOnDocument) reasons.push('PAYEE_MISMATCH');
  if (!input.photosPresent) reasons.push('ID_BLUR');
  reasons.push(...input.documentDifferences);
  if (input.selfie.reason !== null) reasons.push(input.selfie.reason);
  // A person who compares the face has the document before them.
  else if (!input.isDocumentNumberRead) reasons.push('ID_UNREAD');
  const isLimitUsable = firstLimit(input) >= input.leastAmountCentavos;
  if (!input.hasAffordability || !isLimitUsable) reasons.push('INCOME_LOW');
  if (score < scorecardFigures.approveFromScore) reasons.push('RISK_OTHER');
  return reasons;
}
