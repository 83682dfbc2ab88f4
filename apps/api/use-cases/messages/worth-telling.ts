import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { CustomerRow } from '../../ports/customer-store.ts';
import type { MessageRow } from '../../ports/message-repository.ts';
import { messageRules } from './message-rules.ts';

const dayMs = 86_400_000;

/** Its text names a day as counted from its own: "is due tomorrow". */
const speaksOfItsDay = ({ code }: Pick<MessageRow, 'code'>): boolean =>
  messageRules[code].silencedBy === 'hasReminders';

/** Whether a message is unread, or warns of somebody who may have read it, and of a kind that the borrower still chooses to hear of. */
export function isWanted(customer: CustomerRow, { code, readAt }: MessageRow): boolean {
  const { silencedBy, isSecurityNotice } = messageRules[code];
  return (isSecurityNotice || readAt === null) && (silencedBy === null || customer[silencedBy]);
}

/** Until when it is worth telling: a reminder speaks of its own day. */
export function endOf(message: MessageRow): number {
  if (!speaksOfItsDay(message)) return message.createdAt + dayMs;
  return Date.parse(`${manilaDateOf(message.createdAt)}T00:00:00+08:00`) + dayMs;
}
