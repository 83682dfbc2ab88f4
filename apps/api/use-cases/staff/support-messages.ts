import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { answerSupportMessage as answerEndpoint } from '@luwag/contract/endpoints/staff/answer-support-message';
import type { getSupportMessage as getEndpoint } from '@luwag/contract/endpoints/staff/get-support-message';
import type { listWaitingSupportMessages as listEndpoint } from '@luwag/contract/endpoints/staff/list-waiting-support-messages';
import {
  feedbackKinds,
  type SupportMessageInbox,
  type SupportMessageKind,
  type SupportMessageOutcome,
} from '@luwag/contract/support-message-kinds';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import type { SupportMessageRow } from '../../ports/support-message-repository.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { supportMessageReceiptOf, viewSupportMessage } from '../support-message/support-message-view.ts';
import { messageFor } from '../messages/message-for.ts';
import { done, type Outcome, read, refused, write } from '../write.ts';
import { getCasePhoto } from './get-case-photo.ts';
import type { Staff } from '../approval/approval.ts';
import { maskedName } from '../customer-data/masked-person.ts';

type SupportMessageKey = { customerId: string; supportMessageId: string };
type Body = ParsedInput<typeof answerEndpoint>['body'];

const mostShown = 50;
const kindsOfInbox: Readonly<Record<SupportMessageInbox, readonly SupportMessageKind[]>> = {
  service: feedbackKinds,
  payments: ['paymentProof'],
};
const outcomesOfInbox: Readonly<Record<SupportMessageInbox, readonly SupportMessageOutcome[]>> = {
  service: ['answered'],
  payments: ['found', 'notFound'],
};

/** What waits for an answer, the oldest first, without what is in it. */
export async function listWaitingSupportMessages(
  context: Pick<Context, 'store' | 'supportMessageRepository' | 'personalData' | 'now'>,
  inbox: SupportMessageInbox,
): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const [waiting, waitingCount] = await Promise.all([
    context.supportMessageRepository.waiting(kindsOfInbox[inbox], mostShown),
    context.supportMessageRepository.countWaiting(kindsOfInbox[inbox]),
  ]);
  const customerIds = [...new Set(waiting.map(({ customerId }) => customerId))];
  const owned = new Map(
    await Promise.all(
      customerIds.map(
        async (customerId) =>
          [customerId, await context.store.load({ customerId, parts: ['sections', 'loans'] })] as const,
      ),
    ),
  );
  const supportMessages = waiting.flatMap((supportMessage) => {
    const loaded = owned.get(supportMessage.customerId);
    const { kind, loanId } = supportMessage;
    if (loaded === undefined) return [];
    return [
      {
        ...supportMessageReceiptOf(supportMessage),
        kind,
        loanId,
        ...aboutCustomer(context, supportMessage, loaded),
      },
    ];
  });
  return done({ asOf: isoInstant(context.now()), waitingCount, supportMessages });
}

/** One support message with what is in it. That somebody read it is kept. */
export async function getSupportMessage(
  context: Pick<
    Context,
    'store' | 'supportMessageRepository' | 'personalData' | 'photos' | 'staff' | 'randomness' | 'now'
  >,
  staff: Staff,
  { customerId, supportMessageId }: SupportMessageKey,
): Promise<Outcome<CallOutput<typeof getEndpoint>>> {
  const loaded = await read(context, { kind: 'system', customerId }, ['sections', 'loans']);
  if (!loaded.ok) return loaded;
  const supportMessage = await context.supportMessageRepository.find(customerId, supportMessageId);
  if (supportMessage === null) return refused('not_found');
  await context.staff.audit({
    auditId: context.randomness.orderedUuid(),
    at: context.now(),
    staffId: staff.staffId,
    action: 'support-message-opened',
    customerId,
    subjectId: supportMessageId,
  });
  const { photoId } = supportMessage;
  const photo = photoId === null ? null : await getCasePhoto(context, staff, { customerId, photoId });
  return done({
    supportMessage: {
      ...viewSupportMessage(context.personalData, supportMessage),
      ...aboutCustomer(context, supportMessage, loaded.value),
      language: loaded.value.customer.language,
    },
    picture: photo?.ok === true ? photo.value.picture : null,
  });
}

/** Answers a support message, once, and tells its writer. */
export function answerSupportMessage(
  context: Pick<Context, 'store' | 'supportMessageRepository' | 'personalData' | 'randomness' | 'now'>,
  staff: Staff,
  { customerId, supportMessageId }: SupportMessageKey,
  { outcome, text }: Body,
  idempotencyKey: string,
): Promise<Outcome<CallOutput<typeof answerEndpoint>>> {
  const body = { staffId: staff.staffId, supportMessageId, outcome, text };
  const intent = { idempotencyKey, endpoint: 'answerSupportMessage', body };
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: [], intent },
    async ({ customer }) => {
      const supportMessage = await context.supportMessageRepository.find(customerId, supportMessageId);
      if (supportMessage === null) return refused('not_found');
      if (supportMessage.answeredAt !== null) return refused('request_already_answered');
      const { kind, number } = supportMessage;
      if (!outcomesOfInbox[kind === 'paymentProof' ? 'payments' : 'service'].includes(outcome)) {
        return refused('validation_failed', { fields: [{ path: 'outcome', code: 'choice_required' }] });
      }
      const at = context.now();
      const answerSealed = context.personalData.seal(sealPlaces.supportMessageAnswer(supportMessageId), text);
      return done({
        changes: {
          supportMessages: [{ ...answeredSupportMessage(supportMessage, outcome, at), answerSealed }],
          messages: messageFor(context, customer, {
            code: 'supportMessageAnswered',
            about: supportMessageId,
            facts: { supportMessageId, number, supportMessage: kind, outcome },
          }),
          audits: [
            {
              auditId: context.randomness.orderedUuid(),
              at,
              staffId: staff.staffId,
              action: 'support-message-answered',
              customerId,
              subjectId: supportMessageId,
              detail: { kind, outcome },
              before: { outcome: null },
              after: { outcome },
            },
          ],
        },
        answer: { answeredAt: isoInstant(at) },
      });
    },
  );
}

/** A support message as it stands once it is answered; in words, or by what was done. */
export function answeredSupportMessage(
  supportMessage: SupportMessageRow,
  outcome: SupportMessageOutcome,
  answeredAt: number,
): SupportMessageRow {
  return { ...supportMessage, outcome, answeredAt };
}

function aboutCustomer(
  { personalData }: Pick<Context, 'personalData'>,
  { customerId, loanId }: SupportMessageRow,
  owned: Pick<CustomerSnapshot, 'sections' | 'loans'>,
) {
  return {
    customerId,
    nameMasked: maskedName(personalData, owned),
    orderNumber: owned.loans.find((loan) => loan.loanId === loanId)?.orderNumber ?? null,
  };
}
