import type { DraftValues } from '@luwag/contract/profile/sections';
import type { ApplicationRow, SectionRow } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { openSection } from './section-values.ts';

/** The answers of sections as they were at a correction request. */
export type AnswersBefore = Readonly<Record<string, DraftValues>>;

/** Seals the answers of sections to correct; null where there is none. */
export function sealAnswers(
  personalData: PersonalData,
  applicationId: string,
  rows: readonly SectionRow[],
): Buffer | null {
  if (rows.length === 0) return null;
  const answers = Object.fromEntries(rows.map((row) => [row.section, openSection(personalData, row)]));
  return personalData.seal(sealPlaces.applicationBefore(applicationId), JSON.stringify(answers));
}

/** Returns the answers as they were before the last correction request. */
export function answersBefore(
  personalData: PersonalData,
  { applicationId, beforeSealed }: ApplicationRow,
): AnswersBefore {
  if (beforeSealed === null) return {};
  return JSON.parse(
    personalData.open(sealPlaces.applicationBefore(applicationId), beforeSealed).toString(),
  ) as AnswersBefore;
}

/** Returns the application without the contacts it named before its correction request; an empty list where it named none. */
export function withoutContactsBefore(
  personalData: PersonalData,
  application: ApplicationRow,
): readonly ApplicationRow[] {
  const { contacts, ...rest } = answersBefore(personalData, application);
  if (contacts === undefined) return [];
  const place = sealPlaces.applicationBefore(application.applicationId);
  const beforeSealed = Object.keys(rest).length === 0 ? null : personalData.seal(place, JSON.stringify(rest));
  return [{ ...application, beforeSealed }];
}
