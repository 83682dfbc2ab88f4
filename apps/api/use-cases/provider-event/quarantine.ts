import type { CallInput, CallOutput } from '@luwag/contract/endpoint';
import type { answerQuarantinedEvent as answerEndpoint } from '@luwag/contract/endpoints/staff/answer-quarantined-event';
import type { listQuarantinedEvents as listEndpoint } from '@luwag/contract/endpoints/staff/list-quarantined-events';
import type { EventSubject } from '../../ports/provider-events.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';

type QuarantineContext = Pick<Context, 'providerEvents' | 'randomness' | 'now'>;

const mostShown = 50;

/** Events that wait for a person, oldest first. */
export async function listQuarantinedEvents({
  providerEvents,
  now,
}: QuarantineContext): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const [count, events] = await Promise.all([
    providerEvents.countQuarantined(),
    providerEvents.quarantined(mostShown),
  ]);
  return done({
    asOf: isoInstant(now()),
    count,
    events: events.map(({ provider, eventId, name, subject, outcome, receivedAt }) => ({
      provider,
      eventId,
      name,
      about: aboutOf(subject),
      reason: outcome ?? 'unreadable',
      receivedAt: isoInstant(receivedAt),
      canAskAgain: subject.kind !== 'none' && subject.kind !== 'refund',
    })),
  });
}

/** Has an event acted on again, which asks the provider anew, or ends its wait; kept with who did it. */
export async function answerQuarantinedEvent(
  { providerEvents, randomness, now }: QuarantineContext,
  { staffId }: Staff,
  answer: CallInput<typeof answerEndpoint>['body'],
): Promise<Outcome<CallOutput<typeof answerEndpoint>>> {
  const { step, provider, eventId } = answer;
  const audit = {
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId,
    action: step === 'ask-again' ? 'provider-event-asked-again' : 'provider-event-looked-at',
    detail: { provider, eventId, ...(answer.step === 'looked-at' ? { reason: answer.reason } : {}) },
  } as const;
  const isReleased = await providerEvents.release({ provider, eventId }, step, audit);
  if (!isReleased) return refused('not_found');
  return done({ state: step === 'ask-again' ? 'waiting' : 'done' });
}

function aboutOf(subject: EventSubject): string | null {
  switch (subject.kind) {
    case 'payout':
    case 'refund':
      return subject.reference;
    case 'payment':
      return subject.reference ?? subject.providerPaymentId ?? subject.partnerReference;
    case 'text-message':
      return subject.messageId;
    case 'none':
      return null;
    default:
      return subject satisfies never;
  }
}
