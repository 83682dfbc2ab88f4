import { describe, expect, it } from 'vitest';
import { centavos } from '../money/money.ts';
import { isReasonCode, reasonCodes } from './reason-codes.ts';
import { scorecardFigures, scoreApplication, type IncomeBand, type ScorecardInput } from './scorecard.ts';

// A sales clerk of 30 with three years in the job and PHP 20,000 a month.
const clerk: ScorecardInput = {
  ageYears: 30,
  incomeBand: 'upTo25000',
  employmentType: 'contractWorker',
  workingYears: 'oneToThree',
  contactsComplete: true,
  isDuplicateId: false,
  isPayeeOnDocument: true,
  photosPresent: true,
  documentDifferences: [],
  isDocumentNumberRead: true,
  selfie: { verdict: 'matched', reason: null },
  hasAffordability: true,
  leastAmountCentavos: centavos(100_000),
};
const student: ScorecardInput = {
  ...clerk,
  ageYears: 20,
  employmentType: 'student',
  incomeBand: 'upTo12000',
  workingYears: null,
};
const decide = (from: ScorecardInput, changed: Partial<ScorecardInput> = {}) =>
  scoreApplication({ ...from, ...changed });

describe('scorecard', () => {
  it('approves a clerk with steady work and shows each point', () => {
    const decision = decide(clerk);
    expect(decision).toEqual({
      outcome: 'approve',
      score: 84,
      contributions: [
        { factor: 'age', points: 12 },
        { factor: 'income', points: 24 },
        { factor: 'employment', points: 18 },
        { factor: 'workingYears', points: 8 },
        { factor: 'contacts', points: 10 },
        { factor: 'selfie', points: 12 },
      ],
      reasonCodes: [],
      limitCentavos: 600_000,
    });
  });

  it('has a person look at a score between the two thresholds, with the limit a reviewer may grant', () => {
    expect(decide(student)).toMatchObject({
      outcome: 'review',
      score: 44,
      reasonCodes: ['RISK_OTHER'],
      limitCentavos: 200_000,
    });
  });

  it('declines a score below the band, with the date rule for applying again', () => {
    const decision = decide(student, { contactsComplete: false });
    expect(decision).toMatchObject({
      outcome: 'decline',
      score: 34,
      reasonCodes: ['RISK_OTHER'],
      limitCentavos: 0,
    });
  });

  it('turns exactly at the thresholds', () => {
    const sixty = decide(clerk, { incomeBand: null });
    expect(sixty).toMatchObject({ score: 60, outcome: 'approve' });
    const below = decide(clerk, { incomeBand: null, ageYears: 24 });
    expect(below).toMatchObject({ score: 56, outcome: 'review' });
    const forty = decide(student, {
      ageYears: 24,
      workingYears: 'withinOne',
      incomeBand: null,
      selfie: { verdict: 'person', reason: 'SELFIE_UNCLEAR' },
    });
    expect(forty.score).toBe(36);
    expect(forty.outcome).toBe('decline');
    expect(
      decide(student, {
        ageYears: 24,
        incomeBand: null,
        workingYears: 'oneToThree',
        selfie: { verdict: 'person', reason: 'SELFIE_UNCLEAR' },
      }),
    ).toMatchObject({
      score: 40,
      outcome: 'review',
    });
  });

  it('declines by age alone below 18 and above 65, birthdays included', () => {
    expect(decide(clerk, { ageYears: 17 })).toMatchObject({
      outcome: 'decline',
      reasonCodes: ['AGE'],
      limitCentavos: 0,
    });
    expect(decide(clerk, { ageYears: 18 }).outcome).toBe('approve');
    expect(decide(clerk, { ageYears: 65 }).outcome).toBe('approve');
    expect(decide(clerk, { ageYears: 66 })).toMatchObject({ outcome: 'decline', reasonCodes: ['AGE'] });
    expect(decide(clerk, { ageYears: 17, isDuplicateId: true }).reasonCodes).toEqual(['AGE']);
  });

  it('sends any doubt about who somebody is to a person, however good or bad the score', () => {
    expect(decide(clerk, { isDuplicateId: true })).toMatchObject({
      outcome: 'review',
      reasonCodes: ['DUPLICATE'],
    });
    expect(decide(clerk, { photosPresent: false })).toMatchObject({
      outcome: 'review',
      reasonCodes: ['ID_BLUR'],
    });
    expect(decide(clerk, { selfie: { verdict: 'again', reason: 'SELFIE_BLURRED' } })).toMatchObject({
      outcome: 'review',
      reasonCodes: ['SELFIE_BLURRED'],
    });
    expect(decide(clerk, { selfie: { verdict: 'again', reason: 'SELFIE_MISMATCH' } })).toMatchObject({
      reasonCodes: ['SELFIE_MISMATCH'],
    });
    expect(decide(clerk, { selfie: { verdict: 'again', reason: 'SELFIE_NOT_LIVE' } })).toMatchObject({
      reasonCodes: ['SELFIE_NOT_LIVE'],
    });
    expect(decide(student, { isDuplicateId: true, contactsComplete: false })).toMatchObject({
      outcome: 'review',
      reasonCodes: ['DUPLICATE', 'RISK_OTHER'],
    });
    expect(decide(clerk, { isDuplicateId: true, hasAffordability: false }).reasonCodes).toEqual([
      'DUPLICATE',
      'INCOME_LOW',
    ]);
  });

  it('has a person compare what is typed otherwise than it was read on the card, also where it would decline', () => {
    expect(decide(clerk, { documentDifferences: ['ID_NUM_MISMATCH'] })).toMatchObject({
      outcome: 'review',
      reasonCodes: ['ID_NUM_MISMATCH'],
    });
    expect(
      decide(student, { documentDifferences: ['BIRTH_MISMATCH'], contactsComplete: false }),
    ).toMatchObject({ outcome: 'review', reasonCodes: ['BIRTH_MISMATCH', 'RISK_OTHER'] });
  });

  it('approves nobody whose number was not read on the card, and names it where no person looks anyway', () => {
    expect(decide(clerk, { isDocumentNumberRead: false })).toMatchObject({
      outcome: 'review',
      reasonCodes: ['ID_UNREAD'],
    });
    const selfie = { verdict: 'person', reason: 'SELFIE_UNSURE' } as const;
    expect(decide(clerk, { isDocumentNumberRead: false, selfie }).reasonCodes).toEqual(['SELFIE_UNSURE']);
    expect(decide(student, { isDocumentNumberRead: false, contactsComplete: false }).outcome).toBe('decline');
  });

  it('declines somebody who could not afford the smallest loan', () => {
    expect(decide(clerk, { hasAffordability: false })).toMatchObject({
      outcome: 'decline',
      reasonCodes: ['INCOME_LOW'],
    });
  });

  it('approves no limit below the smallest loan, but asks a person for one', () => {
    expect(decide(clerk, { leastAmountCentavos: centavos(600_000) }).outcome).toBe('approve');
    expect(decide(clerk, { leastAmountCentavos: centavos(610_000) })).toMatchObject({
      outcome: 'review',
      reasonCodes: ['INCOME_LOW'],
      limitCentavos: 600_000,
    });
  });

  it('gives a selfie nobody compared fewer points and lets a person compare it before approving', () => {
    expect(decide(clerk, { selfie: { verdict: 'person', reason: 'SELFIE_UNCLEAR' } })).toMatchObject({
      outcome: 'review',
      score: 78,
      reasonCodes: ['SELFIE_UNCLEAR'],
      limitCentavos: decide(clerk, {}).limitCentavos,
    });
  });

  it('lends a first borrower at most PHP 10,000, more for more income, in steps of PHP 100', () => {
    const bands: (IncomeBand | null)[] = [
      null,
      'upTo12000',
      'upTo18000',
      'upTo25000',
      'upTo30000',
      'over30000',
    ];
    const limits = bands.map((incomeBand) => decide(clerk, { incomeBand }).limitCentavos);
    expect(limits).toEqual([...limits].toSorted((left, right) => left - right));
    expect(Math.max(...limits)).toBe(1_000_000);
    expect(limits.every((limit) => limit % 10_000 === 0)).toBe(true);
  });

  it('adds up to one hundred at best', () => {
    const best = decide(clerk, { incomeBand: 'over30000', workingYears: 'overFive' });
    expect(best.score).toBe(100);
    expect(scorecardFigures.reviewFromScore).toBeLessThan(scorecardFigures.approveFromScore);
  });

  it('treats an impossible age as a bug', () => {
    expect(() => decide(clerk, { ageYears: 30.5 })).toThrow('whole years');
    expect(() => decide(clerk, { ageYears: -1 })).toThrow('whole years');
  });
});

describe('reason codes', () => {
  it('are known by name, and a name that belongs to every object is not one of them', () => {
    expect(isReasonCode('ID_BLUR')).toBe(true);
    expect(isReasonCode('toString')).toBe(false);
    expect(isReasonCode('')).toBe(false);
  });

  it('read the same to the console, whose rule is capitals and underscores', () => {
    for (const code of Object.keys(reasonCodes)) expect(code).toMatch(/^[A-Z][A-Z_]{1,30}$/);
  });
});
