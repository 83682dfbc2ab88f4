import type { CustomerRow } from '../../ports/customer-store.ts';
import type { MessageRow } from '../../ports/message-repository.ts';
import type { HeldPush, PushRow } from '../../ports/push-sender.ts';
import { pushTexts } from '../../texts/push.ts';
import { isWritingTime, untilWritingTimeMs } from './writing-time.ts';
import type { Context } from '../context.ts';
import { done, type SystemCaller, type Outcome, refused, write } from '../write.ts';
import { ruleOf } from './message-rules.ts';
import { endPush, openPush } from './push-address.ts';
import { endOf, isWanted } from './worth-telling.ts';

type PushContext = Pick<
  Context,
  'store' | 'messageRepository' | 'personalData' | 'pushes' | 'identity' | 'now'
>;
type PushJob = { customerId: string; messageId: string; sessionId: string };

/**
 * Tells one phone that a message waits in the app, in the language of its borrower. Nothing is said of what was read
 * meanwhile or is not wanted any more; what happened at night waits until the morning. A phone that is gone is told no more. A
 * security notice waits for nothing, because a thief may have read it; a phone that was logged out from another one gets no
 * other, and is forgotten once it was told of that.
 */
export async function pushMessage(context: PushContext, job: PushJob): Promise<Outcome<null>> {
  const { customerId, messageId, sessionId } = job;
  const [{ customer }, message, push] = await Promise.all([
    context.store.load({ customerId, parts: [] }),
    context.messageRepository.find(customerId, messageId),
    context.messageRepository.findPush(customerId, sessionId, context.now()),
  ]);
  if (customer === null || message === null || push === null) return done(null);
  const { isSecurityNotice } = ruleOf(message);
  if (push.endedAt !== null && !isSecurityNotice) return done(null);
  const msLeft = endOf(message) - context.now();
  if (!isWanted(customer, message) || msLeft <= 0) return done(null);
  if (!isSecurityNotice && !isWritingTime(context.now())) return untilMorning(context, job);
  const outcome = await context.pushes.send({
    address: openPush(context, push),
    content: JSON.stringify(shown(context, customer, message)),
    topic: messageId.replaceAll('-', ''),
    seconds: msLeft / 1000,
  });
  if (outcome === 'gone' || (outcome === 'taken' && isTheLast(push, message))) return forget(context, push);
  if (outcome === 'later') return refused('service_unavailable');
  return outcome === 'taken' ? done(null) : refused('push_address_refused');
}

/** What the service worker of the app shows, and where a tap on it leads. */
export type ShownPush = { title: string; body: string; language: string; messageId: string };

function shown({ identity }: PushContext, { language }: CustomerRow, message: MessageRow): ShownPush {
  return {
    title: identity.productName,
    body: pushTexts[ruleOf(message).push][language],
    language,
    messageId: message.messageId,
  };
}

/** Whether a phone that was logged out from another one has heard of that now. */
function isTheLast({ endedAt }: HeldPush, { createdAt }: MessageRow): boolean {
  return endedAt !== null && createdAt >= endedAt;
}

function untilMorning(context: PushContext, job: PushJob): Promise<Outcome<null>> {
  const afterSeconds = Math.ceil(untilWritingTimeMs(context.now()) / 1000);
  return write(context, { caller: systemOf(job), parts: [] }, () =>
    done({ changes: { jobs: [{ kind: 'push-message', payload: job, afterSeconds }] }, answer: null }),
  );
}

/** The phone has no such address any more. One that it was given meanwhile stays. */
function forget(context: PushContext, gone: PushRow): Promise<Outcome<null>> {
  return write(context, { caller: systemOf(gone), parts: [] }, async () => {
    const { customerId, sessionId, endpointSealed } = gone;
    const push = await context.messageRepository.findPush(customerId, sessionId, context.now());
    const isSame = push?.endpointSealed.equals(endpointSealed) === true;
    return done({ changes: isSame ? endPush(sessionId) : {}, answer: null });
  });
}

const systemOf = ({ customerId }: { customerId: string }): SystemCaller => ({ kind: 'system', customerId });
