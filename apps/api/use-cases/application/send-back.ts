import { photoOfItem, type RepairItem } from '@luwag/contract/profile/repair';
import type { SendBack } from '../../ports/application-rows.ts';
import type { ApplicationRow, Changes } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { messageFor } from '../messages/message-for.ts';
import { sealAnswers } from '../customer-data/answers-before.ts';
import { photoOf } from '../customer-data/selfie-state.ts';
import type { Loaded } from '../write.ts';

export type SentBackItem = { item: RepairItem; reasonCode: string };

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
