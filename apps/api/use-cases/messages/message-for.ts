import type { MessageCode, MessageFacts } from '@luwag/contract/endpoints/messages/message-answer';
import type { CustomerRow } from '../../ports/customer-store.ts';
import type { MessageRow } from '../../ports/message-repository.ts';
import type { Context } from '../context.ts';
import { messageRules } from './message-rules.ts';

type Told = {
  code: MessageCode;
  /** What it is about, such as a loan's id: the same code about the same is told once. */
  about: string;
  facts: MessageFacts;
};

/** The message to keep with what it tells of: one, or none where the borrower chose not to hear of such things. */
export function messageFor(
  { randomness, now }: Pick<Context, 'randomness' | 'now'>,
  customer: CustomerRow,
  { code, about, facts }: Told,
): readonly MessageRow[] {
  const { kind, silencedBy } = messageRules[code];
  // Nobody is behind an erased customer who could read it.
  if (customer.erasedAt !== null) return [];
  if (silencedBy !== null && !customer[silencedBy]) return [];
  return [
    {
      customerId: customer.customerId,
      messageId: randomness.orderedUuid(),
      kind,
      code,
      facts,
      dedupeKey: `${code} ${about}`,
      createdAt: now(),
      readAt: null,
    },
  ];
}
