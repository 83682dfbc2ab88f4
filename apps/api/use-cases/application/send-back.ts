import { photoOfItem, type RepairItem } from '@luwag/contract/profile/repair';
import type { DraftValues } from '@luwag/contract/profile/sections';
import type { SendBack } from '../../ports/application-rows.ts';
import type { ApplicationRow, Changes, SectionRow } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';
import { messageFor } from '../messages/message-for.ts';
import { openSection } from '../profile/section-values.ts';
import { photoOf } from '../profile/selfie-state.ts';
import type { Loaded } from '../write.ts';

export type SentBackItem = { item: RepairItem; reasonCode: string };
/** The answers of sections as they were when these were sent back. */
export type AnswersBefore = Readonly<Record<string, DraftValues>>;

/** Hands an application back to its borrower. The sections named are no longer finished; what they said is kept sealed. */
export function sentBack(
  context: Pick<Context, 'personalData' | 'randomness' | 'now'>,
  loaded: Loaded<'sections' | 'photos'>,
  application: ApplicationRow,
  items: readonly SentBackItem[],
  sentBackBy: string,
): Changes {
  const { applicationId, submittedAt, sendBacks } = application;
  const { personalData, now } = context;
  const reopened = loaded.sections.filter(({ section }) => items.some(({ item }) => item === section));
  const sendBack: SendBack = {
    submittedAt,
    sentBackAt: now(),
    sentBackBy,
    returnedAt: null,
    items: items.map(({ item, reasonCode }) => {
      const kind = photoOfItem(item);
      const photoId = kind === null ? null : (photoOf(loaded, kind)?.photoId ?? null);
      return { item, reasonCode, photoId };
    }),
  };
  return {
    applications: [
      {
        ...application,
        status: 'sent-back',
        sendBacks: [...sendBacks, sendBack],
        beforeSealed: sealAnswers(personalData, applicationId, reopened),
      },
    ],
    sections: reopened.map((row) => ({ ...row, isComplete: false })),
    messages: messageFor(context, loaded.customer, {
      code: 'applicationSentBack',
      about: `${applicationId} ${sendBacks.length}`,
      facts: { itemCount: items.length },
    }),
  };
}

function sealAnswers(
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
