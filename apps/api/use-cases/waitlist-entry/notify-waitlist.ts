import type { CallOutput } from '@luwag/contract/endpoint';
import type { listWaitlistEntries as listEndpoint } from '@luwag/contract/endpoints/waitlist/list-waitlist-entries';
import type { notifyWaitlist as tellEndpoint } from '@luwag/contract/endpoints/waitlist/notify-waitlist';
import { sealPlaces } from '../../ports/seal-places.ts';
import { smsText } from '../../texts/sms.ts';
import { sendText, type TextContext } from '../messages/send-text.ts';
import { isWritingTime } from '../messages/writing-time.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';

type AskContext = Pick<Context, 'waitlistEntries' | 'randomness' | 'now'>;
type TellContext = TextContext & Pick<Context, 'waitlistEntries' | 'identity' | 'publicOrigin' | 'now'>;

/** Jobs queued each minute, so that waitlist messages do not delay other messages. */
const mostQueued = 300;
/** How often a message is offered to the operator. */
const mostTries = 5;

/** How many wait, by language, and how earlier notifications went. */
export async function listWaitlistEntries(
  { waitlistEntries, now }: Pick<Context, 'waitlistEntries' | 'now'>,
  { supportAndroid }: { supportAndroid: boolean },
): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const [waiting, waitlistNotifications] = await Promise.all([
    waitlistEntries.countWaiting(now()),
    waitlistEntries.waitlistNotifications(),
  ]);
  return done({
    isAndroidSupported: supportAndroid,
    waiting: [...waiting],
    waitlistNotifications: waitlistNotifications.map(({ askedAt, ...waitlistNotification }) => ({
      ...waitlistNotification,
      askedAt: isoInstant(askedAt),
    })),
  });
}

/** Has everybody told who waits now; who asked for it is kept. Before Android works, nothing is true that could be told. */
export async function notifyWaitlist(
  { waitlistEntries, randomness, now }: AskContext,
  { supportAndroid }: { supportAndroid: boolean },
  staffId: string,
): Promise<Outcome<CallOutput<typeof tellEndpoint>>> {
  if (!supportAndroid) return refused('request_not_possible');
  const waitlistNotificationId = randomness.orderedUuid();
  const audit = {
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId,
    action: 'waitlist-notification-asked',
  } as const;
  const asked = await waitlistEntries.ask(waitlistNotificationId, audit);
  return asked === 0 ? refused('request_not_possible') : done({ waitlistNotificationId, asked });
}

/** What each minute brings: numbers over their time are erased, and by day those to be told get their jobs. */
export async function reconcileWaitlist({
  waitlistEntries,
  now,
}: Pick<Context, 'waitlistEntries' | 'now'>): Promise<void> {
  const at = now();
  await waitlistEntries.forgetEnded(at);
  if (isWritingTime(at)) await waitlistEntries.queue(at, mostQueued);
}

/**
 * Tells one number and erases it. That the message is about to go out is noted before it does: where the server stops in
 * between, nobody knows whether it arrived, and since it was promised once it is not sent again.
 */
export async function notifyWaitlistEntry(context: TellContext, numberId: string): Promise<Outcome<null>> {
  const { waitlistEntries, personalData, identity, publicOrigin } = context;
  const at = context.now();
  // One that was being sent when the server stopped is not put off but settled.
  if (!isWritingTime(at) && (await waitlistEntries.putOff(numberId))) return done(null);
  const number = await waitlistEntries.take(numberId, at);
  if (number === null) return done(null);
  if (number.before === 'sending') {
    await waitlistEntries.settle(numberId, 'unclear');
    return done(null);
  }
  const { isTaken, unreachableUntil } = await sendText(context, {
    phone: personalData.open(sealPlaces.waitlistEntry(numberId), number.phoneSealed).toString(),
    text: smsText('worksOnAndroid', number.language, {
      product: identity.productName,
      appUrl: `${publicOrigin}/start`,
    }),
    sentAt: at,
  });
  if (!isTaken && unreachableUntil === null && number.tries < mostTries) {
    await waitlistEntries.putBack(numberId);
    return refused('service_unavailable');
  }
  await waitlistEntries.settle(numberId, isTaken ? 'sent' : 'failed');
  return done(null);
}
