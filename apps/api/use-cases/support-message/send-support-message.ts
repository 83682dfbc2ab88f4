import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { SupportMessageReceipt } from '@luwag/contract/endpoints/support-message/support-message-answer';
import type { listSupportMessages as listEndpoint } from '@luwag/contract/endpoints/support-message/list-support-messages';
import type { sendSupportMessage as endpoint } from '@luwag/contract/endpoints/support-message/send-support-message';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { SupportMessageRow } from '../../ports/support-message-repository.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import {
  type Caller,
  type Decision,
  done,
  type Loaded,
  type Outcome,
  read,
  refused,
  write,
} from '../write.ts';
import {
  type SupportMessageContent,
  supportMessageReceiptOf,
  viewSupportMessage,
} from './support-message-view.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Proof = Extract<Body, { kind: 'paymentProof' }>;

const mostPerDay = 10;
const dayMs = 86_400_000;
/** A phone's clock may be a little ahead. */
const clockMayBeAheadMs = 5 * 60_000;
const mostShown = 50;

/** Keeps what a borrower writes until a member of staff answers it. Of a payment nothing is booked by it. */
export function sendSupportMessage(
  context: Pick<Context, 'store' | 'supportMessageRepository' | 'personalData' | 'now' | 'randomness'>,
  caller: Caller,
  body: Body,
  idempotencyKey: string,
): Promise<Outcome<SupportMessageReceipt>> {
  const intent = { idempotencyKey, endpoint: 'sendSupportMessage', body };
  return write(
    context,
    { caller, parts: ['loans', 'photos'], intent },
    async (loaded): Promise<Outcome<Decision<SupportMessageReceipt>>> => {
      const at = context.now();
      const { customerId } = loaded.customer;
      const sent = await context.supportMessageRepository.list(customerId, mostShown);
      const oldest = sent.filter(({ sentAt }) => sentAt > at - dayMs)[mostPerDay - 1];
      if (oldest !== undefined)
        return refused('too_frequent', { retryAt: isoInstant(oldest.sentAt + dayMs) });
      const proven = body.kind === 'paymentProof' ? checkProof(loaded, sent, body, at) : done(null);
      if (!proven.ok) return proven;
      const about = body.kind === 'paymentProof' ? { loanId: body.loanId, photoId: body.photoId } : {};
      const supportMessage = newSupportMessage(context, customerId, body.kind, contentOf(body), about);
      return done({
        changes: { supportMessages: [supportMessage] },
        answer: supportMessageReceiptOf(supportMessage),
      });
    },
  );
}

/** A support message as it waits for its answer. */
export function newSupportMessage(
  { randomness, personalData, now }: Pick<Context, 'randomness' | 'personalData' | 'now'>,
  customerId: string,
  kind: SupportMessageRow['kind'],
  content: SupportMessageContent,
  about: Partial<Pick<SupportMessageRow, 'loanId' | 'photoId'>> = {},
): SupportMessageRow {
  const at = now();
  const supportMessageId = randomness.uuid();
  return {
    customerId,
    supportMessageId,
    kind,
    number: `${manilaDateOf(at).slice(2).replaceAll('-', '')}-${randomness.digits(6)}`,
    loanId: null,
    photoId: null,
    ...about,
    contentSealed: personalData.seal(
      sealPlaces.supportMessageContent(supportMessageId),
      JSON.stringify(content),
    ),
    sentAt: at,
    answeredAt: null,
    outcome: null,
    answerSealed: null,
  };
}

/** What the customer wrote last, newest first, with the answers. */
export async function listSupportMessages(
  context: Pick<Context, 'store' | 'supportMessageRepository' | 'personalData' | 'now'>,
  caller: Caller,
): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const loaded = await read(context, caller, []);
  if (!loaded.ok) return loaded;
  const supportMessages = await context.supportMessageRepository.list(
    loaded.value.customer.customerId,
    mostShown,
  );
  return done({
    supportMessages: supportMessages.map((supportMessage) =>
      viewSupportMessage(context.personalData, supportMessage),
    ),
  });
}

/** A picture of one's own that shows no other payment, for a loan that was paid out, at a time when it could be paid. */
function checkProof(
  { loans, photos }: Loaded<'loans' | 'photos'>,
  sent: readonly SupportMessageRow[],
  { loanId, photoId, paidAt }: Proof,
  at: number,
): Outcome<null> {
  const disbursedOn = loans.find((loan) => loan.loanId === loanId)?.disbursedOn ?? null;
  const photo = photos.find((row) => row.photoId === photoId);
  const isPhoto = photo?.kind === 'paymentProof' && photo.uploadedAt !== null;
  if (disbursedOn === null || !isPhoto || sent.some((supportMessage) => supportMessage.photoId === photoId)) {
    return refused('request_not_possible');
  }
  const paidAtMs = Date.parse(paidAt);
  const isInTime = paidAtMs <= at + clockMayBeAheadMs && manilaDateOf(paidAtMs) >= disbursedOn;
  if (isInTime) return done(null);
  return refused('validation_failed', { fields: [{ path: 'paidAt', code: 'paid_at_impossible' }] });
}

function contentOf(body: Body): SupportMessageContent {
  return body.kind === 'paymentProof'
    ? { paidAt: body.paidAt, reference: body.reference }
    : { text: body.text };
}
