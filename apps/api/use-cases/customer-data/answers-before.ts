import type { DraftValues } from '@luwag/contract/profile/sections';
import type { ApplicationRow, SectionRow } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import { openSection } from './section-values.ts';

/** The answers of sections as they were when these were sent back. */
export type AnswersBefore = Readonly<Record<string, DraftValues>>;

/** Seals the answers of sections that are sent back; null where none is. */
export function sealAnswers(
  personalData: PersonalData,
  applicationId: string,
  rows: readonly SectionRow[],
): Buffer | null {
  if (rows.length === 0) return null;
  const answers = Object.fromEntries(rows.map((row) => [row.section, openSection(personalData, row)]));
  return personalData.seal(sealPlaces.applicationBefore(applicationId), JSON.stringify(answers));
}

/** What the sections said before they were sent back last. */
export function answersBefore(
  personalData: PersonalData,
  { applicationId, beforeSealed }: ApplicationRow,
): AnswersBefore {
  if (beforeSealed === null) return {};
  return JSON.parse(
    personalData.open(sealPlaces.applicationBefore(applicationId), beforeSealed).toString(),
  ) as AnswersBefore;
}

/** The application without the people it named before it was sent back; nothing where it named none. */
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
