import { photoOfItem, type CorrectableItem } from '@luwag/contract/profile/correction';
import type { CorrectionRequest } from '../../ports/application-rows.ts';
import type { ApplicationRow, Changes } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { messageFor } from '../messages/message-for.ts';
import { sealAnswers } from '../customer-data/answers-before.ts';
import { photoOf } from '../customer-data/selfie-state.ts';
import type { Loaded } from '../write.ts';

export type RequestedItem = { item: CorrectableItem; reasonCode: string };

/** Hands an application back to its borrower. The sections named are no longer finished; what they said is kept sealed. */
export function requestCorrection(
  context: Pick<Context, 'personalData' | 'randomness' | 'now'>,
  loaded: Loaded<'sections' | 'photos'>,
  application: ApplicationRow,
  items: readonly RequestedItem[],
  requestedBy: string,
): Changes {
  const { applicationId, submittedAt, correctionRequests } = application;
  const { personalData, now } = context;
  const reopened = loaded.sections.filter(({ section }) => items.some(({ item }) => item === section));
  const correctionRequest: CorrectionRequest = {
    submittedAt,
    requestedAt: now(),
    requestedBy,
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
        status: 'correction-requested',
        correctionRequests: [...correctionRequests, correctionRequest],
        beforeSealed: sealAnswers(personalData, applicationId, reopened),
      },
    ],
    sections: reopened.map((row) => ({ ...row, isComplete: false })),
    messages: messageFor(context, loaded.customer, {
      code: 'correctionRequested',
      about: `${applicationId} ${correctionRequests.length}`,
      facts: { itemCount: items.length },
    }),
  };
}
