import type { DueDelivery, EventReceiver, SentEvent } from '../../ports/event-receivers.ts';
import type { KeptLoanEvent } from '../../ports/loan-events.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome } from '../write.ts';
import { signingSecrets } from './receiver-secrets.ts';

type SendContext = Pick<Context, 'eventReceivers' | 'eventSender' | 'personalData' | 'now'>;

const minuteMs = 60_000;
/** How long to wait after each try that failed; after the last one the event is given up. Seventy-five hours in all. */
export const waitsMs = [1, 5, 30, 120, 300, 600, 840, 1_200, 1_440].map((minutes) => minutes * minuteMs);

const batch = 50;
/** More of one receiver waits for the next job, so that another gets its turn. */
const mostInOneJob = 500;
/** A receiver that fails so often in a row is left alone until the next minute. */
const mostFailures = 3;
const gone = 410;

/**
 * Sends a receiver what is due, one after the other: of each loan in the order of its events, each at least once. Stops early where the
 * receiver fails, and leaves the rest for the next job.
 */
export async function sendEvents(
  context: SendContext,
  { receiverId }: { receiverId: string },
): Promise<Outcome<{ sent: number }>> {
  const { eventReceivers, now } = context;
  let sent = 0;
  let failures = 0;
  for (;;) {
    const receiver = await eventReceivers.find(receiverId);
    if (receiver?.state !== 'on') return done({ sent });
    const due = await eventReceivers.due(receiverId, now(), batch);
    if (due.length === 0) return done({ sent });
    for (const delivery of due) {
      const answer = await sendOne(context, receiver, delivery);
      if ('status' in answer && answer.status === gone) {
        await eventReceivers.end(receiverId);
        return done({ sent });
      }
      failures = isTaken(answer) ? 0 : failures + 1;
      sent += 1;
      if (failures === mostFailures) return done({ sent });
    }
    if (sent >= mostInOneJob) {
      await eventReceivers.queue(now(), receiverId);
      return done({ sent });
    }
  }
}

async function sendOne(
  context: SendContext,
  receiver: EventReceiver,
  delivery: DueDelivery,
): Promise<SentEvent> {
  const { eventReceivers, eventSender, now } = context;
  const { receiverId, url } = receiver;
  const { eventId, tries } = delivery;
  const secrets = signingSecrets(context, receiver);
  const answer = await eventSender.send({ url, eventId, body: JSON.stringify(viewEvent(delivery)), secrets });
  const at = now();
  const waitMs = waitsMs[tries];
  const state = isTaken(answer) ? 'delivered' : waitMs === undefined ? 'failed' : 'waiting';
  await eventReceivers.note(receiverId, eventId, {
    state,
    nextTryAt: state === 'waiting' && waitMs !== undefined ? at + waitMs : null,
    answer: 'status' in answer ? String(answer.status) : answer.fault,
    at,
  });
  return answer;
}

const isTaken = (answer: SentEvent): boolean =>
  'status' in answer && answer.status >= 200 && answer.status < 300;

/** An event as it is sent and listed. */
export function viewEvent({ eventId, type, happenedAt, sequence, data }: KeptLoanEvent) {
  return { id: eventId, type, timestamp: isoInstant(happenedAt), sequence, data };
}
