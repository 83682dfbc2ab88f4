import type { EventState, ProviderEvent } from '../../ports/provider-events.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';

export type InboxContext = Pick<Context, 'providerEvents' | 'personalData' | 'now'>;

/** Keeps an event of a provider, its body sealed, and leaves a job to act on it where it waits. One known already stays as it is. */
export function keepInInbox(
  { providerEvents, personalData, now }: InboxContext,
  { provider, ...event }: ProviderEvent & { provider: string },
  { rawBody, state }: { rawBody: string; state: EventState },
): Promise<void> {
  const bodySealed = personalData.seal(sealPlaces.providerEvent(provider, event.eventId), rawBody);
  return providerEvents.keep({ provider, ...event, receivedAt: now(), bodySealed }, state);
}

/** Has a payment looked up as if its provider had told of it. The same name of the event does so once. */
export function askThroughInbox(
  context: InboxContext,
  event: ProviderEvent & { provider: string },
): Promise<void> {
  return keepInInbox(context, event, { rawBody: '{}', state: 'waiting' });
}
