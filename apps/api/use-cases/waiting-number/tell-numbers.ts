import type { CallOutput } from '@luwag/contract/endpoint';
import type { listWaitingNumbers as listEndpoint } from '@luwag/contract/endpoints/waiting/list-waiting-numbers';
import type { tellWaitingNumbers as tellEndpoint } from '@luwag/contract/endpoints/waiting/tell-waiting-numbers';
import { sealPlaces } from '../../ports/seal-places.ts';
import { smsText } from '../../texts/sms.ts';
import { isWritingTime } from '../close-of-business/reminder.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';

type AskContext = Pick<Context, 'waitingNumbers' | 'randomness' | 'now'>;
type TellContext = Pick<
  Context,
  'waitingNumbers' | 'sms' | 'personalData' | 'identity' | 'publicOrigin' | 'now'
>;

/** So many jobs are left each minute, so that word of Android does not stand in the way of other word. */
const mostQueued = 300;
/** So often an operator is asked to take a message. */
const mostTries = 5;

/** How many wait, by language, and how earlier tellings went. */
export async function listWaitingNumbers(
  { waitingNumbers, now }: Pick<Context, 'waitingNumbers' | 'now'>,
  { supportAndroid }: { supportAndroid: boolean },
): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const [waiting, tellings] = await Promise.all([
    waitingNumbers.countWaiting(now()),
    waitingNumbers.tellings(),
  ]);
  return done({
    isAndroidSupported: supportAndroid,
    waiting: [...waiting],
    tellings: tellings.map(({ askedAt, ...telling }) => ({ ...telling, askedAt: isoInstant(askedAt) })),
  });
}

/** Has everybody told who waits now; who asked for it is kept. Before Android works, nothing is true that could be told. */
export async function tellWaitingNumbers(
  { waitingNumbers, randomness, now }: AskContext,
  { supportAndroid }: { supportAndroid: boolean },
  staffId: string,
): Promise<Outcome<CallOutput<typeof tellEndpoint>>> {
  if (!supportAndroid) return refused('request_not_possible');
  const tellingId = randomness.orderedUuid();
  const audit = { auditId: randomness.orderedUuid(), at: now(), staffId, action: 'telling-asked' } as const;
  const asked = await waitingNumbers.ask(tellingId, audit);
  return asked === 0 ? refused('request_not_possible') : done({ tellingId, asked });
}

/** What each minute brings: numbers over their time are erased, and by day those to be told get their jobs. */
export async function tendWaitingNumbers({
  waitingNumbers,
  now,
}: Pick<Context, 'waitingNumbers' | 'now'>): Promise<void> {
  const at = now();
  await waitingNumbers.forgetEnded(at);
  if (isWritingTime(at)) await waitingNumbers.queue(at, mostQueued);
}

/**
 * Tells one number and erases it. That the message is about to go out is noted before it does: where the server stops in
 * between, nobody knows whether it arrived, and since it was promised once it is not sent again.
 */
export async function tellWaitingNumber(context: TellContext, numberId: string): Promise<Outcome<null>> {
  const { waitingNumbers, personalData, sms, identity, publicOrigin } = context;
  const at = context.now();
  // One that was being sent when the server stopped is not put off but settled.
  if (!isWritingTime(at) && (await waitingNumbers.putOff(numberId))) return done(null);
  const number = await waitingNumbers.take(numberId, at);
  if (number === null) return done(null);
  if (number.before === 'sending') {
    await waitingNumbers.settle(numberId, 'unclear');
    return done(null);
  }
  const isTaken = await sms.send({
    phone: personalData.open(sealPlaces.waitingNumber(numberId), number.phoneSealed).toString(),
    text: smsText('worksOnAndroid', number.language, {
      product: identity.productName,
      appUrl: `${publicOrigin}/start`,
    }),
    sentAt: at,
  });
  if (!isTaken && number.tries < mostTries) {
    await waitingNumbers.putBack(numberId);
    return refused('service_unavailable');
  }
  await waitingNumbers.settle(numberId, isTaken ? 'sent' : 'failed');
  return done(null);
}
