import { assertThat } from '@luwag/loan-engine/assertion';
import { smsText } from '../../texts/sms.ts';
import type { Context } from '../context.ts';
import { openPhoneChange } from '../customer-data/phone-change.ts';
import { phoneOf } from '../customer-data/phone-of.ts';
import { done, type Outcome, refused, write } from '../write.ts';
import { ruleOf } from './message-rules.ts';
import { sendText, type TextContext } from './send-text.ts';
import { endOf, isWanted } from './worth-telling.ts';
import { isWritingTime, untilWritingTimeMs } from './writing-time.ts';

type TellContext = TextContext &
  Pick<Context, 'store' | 'messageRepository' | 'identity' | 'publicOrigin' | 'now'>;
/**
 * `unclearTries`: how often a provider was offered the text already and gave no clear answer. `phoneChangeId`: the step that changed the
 * customer's number, where the one of before is to be told; empty for every other message.
 */
type TellJob = { customerId: string; messageId: string; unclearTries: string; phoneChangeId: string };

/** As many as a number may be sent codes in a day: each of them may have arrived, and cost a message. */
const mostUnclearTries = 5;
/** The wait after the first of them; each later one is four times as long. */
const firstUnclearWaitSeconds = 60;

/**
 * Tells a borrower by text message, in the language they chose, that a message waits in the app. Skips one that was read
 * meanwhile, is not wanted any more or is over, and leaves one of the night for the morning. A security notice goes out at any
 * hour, and also if it was read, because a thief may have read it.
 */
export async function tellOfMessage(context: TellContext, job: TellJob): Promise<Outcome<null>> {
  const { customerId, messageId } = job;
  const [{ customer }, message] = await Promise.all([
    context.store.load({ customerId, parts: [] }),
    context.messageRepository.find(customerId, messageId),
  ]);
  if (customer === null || message === null) return refused('not_found');
  const { sms, isSecurityNotice } = ruleOf(message);
  // Nobody is there to be told any more.
  if (sms === null || customer.erasedAt !== null) return done(null);
  const at = context.now();
  if (!isSecurityNotice) {
    if (!isWanted(customer, message) || endOf(message) <= at) return done(null);
    if (!isWritingTime(at)) return again(context, job, untilWritingTimeMs(at) / 1000);
  }
  const formerPhone = job.phoneChangeId === '' ? null : await formerPhoneOf(context, job);
  const phone = formerPhone ?? phoneOf(context.personalData, { customer });
  const { productName: product, hotLine } = context.identity;
  const { isTaken, mayArrive, unreachableUntil } = await sendText(context, {
    phone,
    text: smsText(formerPhone === null ? sms : 'phoneMoved', customer.language, {
      product,
      hotLine,
      ...(customer.lockedAt !== null || sms === 'accountLocked'
        ? { payUrl: `${context.publicOrigin}/noAndroid` }
        : {}),
    }),
    sentAt: at,
  });
  // Where no text arrives, the message waits in the app all the same.
  if (isTaken || unreachableUntil !== null) return done(null);
  return mayArrive ? afterUnclear(context, job) : refused('service_unavailable');
}

/** The number that a customer had before a step changed it. */
async function formerPhoneOf(
  { store, personalData }: TellContext,
  { customerId, phoneChangeId }: TellJob,
): Promise<string> {
  const { requests } = await store.load({ customerId, parts: ['requests'] });
  const request = requests.find(({ requestId }) => requestId === phoneChangeId);
  const change = request === undefined ? null : openPhoneChange(personalData, request);
  assertThat(change !== null, 'the numbers of a change that was done stay with it');
  return change.from;
}

/** Offers a text again that may have arrived: a few times, less and less often. */
async function afterUnclear(context: TellContext, job: TellJob): Promise<Outcome<null>> {
  const tries = Number(job.unclearTries) + 1;
  if (tries >= mostUnclearTries) return done(null);
  const waitSeconds = firstUnclearWaitSeconds * 4 ** (tries - 1);
  return again(context, { ...job, unclearTries: String(tries) }, waitSeconds);
}

function again(context: TellContext, job: TellJob, afterSeconds: number): Promise<Outcome<null>> {
  const caller = { kind: 'system', customerId: job.customerId } as const;
  const next = { kind: 'tell-message', payload: job, afterSeconds: Math.ceil(afterSeconds) } as const;
  return write(context, { caller, parts: [] }, () => done({ changes: { jobs: [next] }, answer: null }));
}
