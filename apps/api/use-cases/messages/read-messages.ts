import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { listMessages as listEndpoint } from '@luwag/contract/endpoints/messages/list-messages';
import type { MessageAnswer } from '@luwag/contract/endpoints/messages/message-answer';
import type { readMessage as readEndpoint } from '@luwag/contract/endpoints/messages/read-message';
import type { MessageRow } from '../../ports/message-repository.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoInstantOrNull } from '../iso-instant.ts';
import { type Caller, done, type Outcome, read, refused, write } from '../write.ts';

type MessageContext = Pick<Context, 'store' | 'messageRepository' | 'now'>;

const pageLength = 20;

/** A page of the customer's messages of one kind, newest first, and how many of each kind are unread. */
export async function listMessages(
  context: MessageContext,
  caller: Caller,
  { kind, after }: ParsedInput<typeof listEndpoint>['query'],
): Promise<Outcome<CallOutput<typeof listEndpoint>>> {
  const loaded = await read(context, caller, []);
  if (!loaded.ok) return loaded;
  const { customerId } = loaded.value.customer;
  const { messageRepository } = context;
  const [found, unread] = await Promise.all([
    messageRepository.page({ customerId, kind, after: after ?? null, most: pageLength + 1 }),
    messageRepository.countUnread(customerId),
  ]);
  const messages = found.slice(0, pageLength).map(viewMessage);
  return done({ messages, hasMore: found.length > pageLength, unread });
}

/** One message of the customer's own. */
export async function getMessage(
  context: MessageContext,
  caller: Caller,
  messageId: string,
): Promise<Outcome<MessageAnswer>> {
  const loaded = await read(context, caller, []);
  if (!loaded.ok) return loaded;
  const found = await context.messageRepository.find(loaded.value.customer.customerId, messageId);
  return found === null ? refused('not_found') : done(viewMessage(found));
}

/** Marks a message as read, or it and all earlier ones of its kind. Read already, nothing changes. */
export function readMessage(
  context: MessageContext,
  caller: Caller,
  messageId: string,
  { withEarlier }: ParsedInput<typeof readEndpoint>['body'],
): Promise<Outcome<CallOutput<typeof readEndpoint>>> {
  return write(context, { caller, parts: [] }, async ({ customer }) => {
    const found = await context.messageRepository.find(customer.customerId, messageId);
    if (found === null) return refused('not_found');
    const readAt = context.now();
    const answer = { readAt: isoInstant(found.readAt ?? readAt) };
    if (found.readAt !== null && !withEarlier) return done({ changes: {}, answer });
    return done({ changes: { messageRead: { messageId, withEarlier, readAt } }, answer });
  });
}

/** As its owner is shown it. */
export function viewMessage({ messageId, kind, code, facts, createdAt, readAt }: MessageRow): MessageAnswer {
  return {
    messageId,
    kind,
    code,
    facts,
    createdAt: isoInstant(createdAt),
    readAt: isoInstantOrNull(readAt),
  };
}
