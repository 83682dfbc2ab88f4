import type { DraftValues } from '@luwag/contract/profile/sections';
import { mostSlips, slipsBetween } from '@luwag/contract/profile/typing-slips';
import {
  idNumberOf,
  type IdType,
  idTypes,
  isIdNumber,
  usualIdPattern,
} from '@luwag/contract/profile/id-types';
import { printedDate } from '@luwag/contract/profile/printed-date';
import type { ReasonCode } from '@luwag/loan-engine/decision/reason-codes';
import type { CardReading } from '../../ports/card-reader.ts';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { sectionValues } from '../customer-data/section-values.ts';
import { photoOf } from '../customer-data/selfie-state.ts';
import { numbersIn, proposeIdentity } from '../profile/propose-identity.ts';
import { keptReading } from '../profile/read-identity.ts';

export type IdentityOnDocument = {
  /** What was read clearly on the photos and differs from what was typed. */
  differences: readonly ReasonCode[];
  /** Whether a number of the stated kind of ID was read at all. */
  isNumberRead: boolean;
};

type Owned = Pick<CustomerSnapshot, 'sections' | 'photos' | 'applications'>;

/**
 * Compares what was typed with what was read on the newest photos of the ID. Who was approved since was compared then, and cannot
 * change it.
 */
export function identityOnDocument(
  { personalData }: { personalData: PersonalData },
  owned: Owned,
): IdentityOnDocument {
  const typed = sectionValues(personalData, owned, 'identity');
  const sides = (['idFront', 'idBack'] as const).flatMap((kind) => photoOf(owned, kind) ?? []);
  const approvedAt = owned.applications.find(({ status }) => status === 'approved')?.decidedAt ?? null;
  const savedAt = owned.sections.find(({ section }) => section === 'identity')?.savedAt ?? 0;
  const changedAt = Math.max(savedAt, ...sides.map(({ uploadedAt }) => uploadedAt ?? 0));
  if (approvedAt !== null && changedAt <= approvedAt) return { differences: [], isNumberRead: true };
  const readings = sides.flatMap((photo) => keptReading({ personalData }, photo) ?? []);
  return compareIdentity(typed, readings);
}

/**
 * Compares typed answers with readings of the sides of an ID. The number is what another borrower is found by, so that one figure more or
 * less is a difference. It counts as the same wherever on the card it stands, with letters taken for the figures they look like. Names
 * may differ by the slips of a reader, and by a second given name or a middle name. Of a printed birth date a figure of day or month
 * may be read wrongly, of one in a code none. What was not read is no difference.
 */
export function compareIdentity(typed: DraftValues, readings: readonly CardReading[]): IdentityOnDocument {
  const idType = typed['idType'] as IdType;
  const number = idNumberOf(typed['idNumber'] ?? '');
  const numbers = readNumbers(readings, idType, number);
  const differences: ReasonCode[] = [];
  if (numbers.length > 0 && !numbers.includes(number)) differences.push('ID_NUM_MISMATCH');
  if (isOtherName(typed, readings, idType)) differences.push('NAME_MISMATCH');
  if (isOtherBirthDate(typed['birthOn'] ?? '', readings, idType)) differences.push('BIRTH_MISMATCH');
  return { differences, isNumberRead: numbers.length > 0 };
}

/** What a code says counts alone; without one, each number in print that could be one of this kind of ID. */
function readNumbers(readings: readonly CardReading[], idType: IdType, typed: string): readonly string[] {
  const encoded = readings
    .map((reading) => idNumberOf(reading.encoded?.idNumber ?? ''))
    .filter((number) => isIdNumber(idType, number));
  if (encoded.length > 0) return encoded;
  const usual = usualIdPattern(idType);
  // Who typed a number of an unusual form has it looked for in that form.
  const pattern = usual.test(typed) ? usual : idTypes[idType].pattern;
  return readings.flatMap(({ lines }) => numbersIn(lines, idType, pattern));
}

function isOtherName(typed: DraftValues, readings: readonly CardReading[], idType: IdType): boolean {
  const proposals = readings.map((reading) => proposeIdentity(reading, idType));
  const texts = readings.flatMap(({ lines, encoded }) => [...lines, encoded?.firstName, encoded?.lastName]);
  // A space between two words of a name is easily lost, or read where there is none.
  const words = texts.map(wordsOf).flatMap((ofText) => [...ofText, ofText.join('')]);
  const isRead = (word: string) => words.some((read) => isNearly(word, read));
  const given = wordsOf(typed['firstName']);
  const last = wordsOf(typed['lastName']);
  const hasGiven = proposals.some(({ firstName }) => firstName !== null);
  const hasLast = proposals.some(({ lastName }) => lastName !== null);
  const isLastRead = last.every(isRead) || isRead(last.join(''));
  return (hasGiven && !given.some(isRead) && !isRead(given.join(''))) || (hasLast && !isLastRead);
}

/** Words of a name as they are compared: letters without case and accents, single letters left out. */
function wordsOf(text: string | null | undefined): readonly string[] {
  return (text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
}

function isNearly(typed: string, read: string): boolean {
  return typed === read || slipsBetween(typed, read, mostSlips(typed)) !== null;
}

function isOtherBirthDate(typed: string, readings: readonly CardReading[], idType: IdType): boolean {
  const encoded = readings.flatMap((reading) => reading.encoded?.birthOn ?? []);
  if (encoded.length > 0) return !encoded.includes(typed);
  const printed = readings.flatMap((reading) => proposeIdentity(reading, idType).birthOn ?? []);
  const anywhere = readings.flatMap(({ lines }) => lines.map((line) => printedDate(line)));
  return printed.length > 0 && !anywhere.includes(typed) && !printed.some((on) => isNearlyDate(typed, on));
}

/** The same year, and the other figures the same but for one, or day and month swapped. */
function isNearlyDate(typed: string, read: string): boolean {
  const [typedYear, typedMonth, typedDay] = typed.split('-');
  const [year, month, day] = read.split('-');
  if (typedYear !== year) return false;
  if (typedMonth === day && typedDay === month) return true;
  const wrong = read.split('').filter((figure, place) => figure !== typed[place]);
  return wrong.length <= 1;
}
