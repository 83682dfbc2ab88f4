import { createHash } from 'node:crypto';
import type { EventReader } from '../../ports/provider-events.ts';
import { type InboxContext, keepInInbox } from './keep-in-inbox.ts';

/**
 * Keeps what a provider tells before it is answered, and leaves a job to act on it. What does not carry the provider's secret is
 * not kept. What carries it and cannot be read is kept for a person.
 */
export async function keepProviderEvent(
  context: InboxContext,
  reader: EventReader,
  request: { header: (name: string) => string | null; rawBody: string },
): Promise<'kept' | 'forged' | 'unreadable'> {
  const read = reader.read({ ...request, atMs: context.now() });
  if (read === 'forged') return 'forged';
  const { provider } = reader;
  const { rawBody } = request;
  const isRead = read !== 'unreadable';
  const event = isRead
    ? read
    : ({ eventId: `unreadable-${hashOf(rawBody)}`, name: 'unreadable', subject: { kind: 'none' } } as const);
  const isWork = event.subject.kind !== 'none';
  const state = isRead ? (isWork ? 'waiting' : 'done') : 'quarantined';
  await keepInInbox(context, { provider, ...event }, { rawBody, state });
  return isRead ? 'kept' : 'unreadable';
}

function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}
