import { createHash } from 'node:crypto';
import type { EventReader } from '../../ports/provider-events.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';

type KeepContext = Pick<Context, 'providerEvents' | 'personalData' | 'now'>;

/**
 * Keeps what a provider tells before it is answered, and leaves a job to act on it. What does not carry the provider's secret is
 * not kept. What carries it and cannot be read is kept for a person.
 */
export async function keepProviderEvent(
  context: KeepContext,
  reader: EventReader,
  request: { header: (name: string) => string | null; rawBody: string },
): Promise<'kept' | 'forged' | 'unreadable'> {
  const receivedAt = context.now();
  const read = reader.read({ ...request, atMs: receivedAt });
  if (read === 'forged') return 'forged';
  const { provider } = reader;
  const { rawBody } = request;
  const isRead = read !== 'unreadable';
  const event = isRead
    ? read
    : ({ eventId: `unreadable-${hashOf(rawBody)}`, name: 'unreadable', subject: { kind: 'none' } } as const);
  const place = sealPlaces.providerEvent(provider, event.eventId);
  const bodySealed = context.personalData.seal(place, rawBody);
  const isWork = event.subject.kind !== 'none';
  await context.providerEvents.keep(
    { provider, ...event, receivedAt, bodySealed },
    isRead ? (isWork ? 'waiting' : 'done') : 'quarantined',
  );
  return isRead ? 'kept' : 'unreadable';
}

function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}
