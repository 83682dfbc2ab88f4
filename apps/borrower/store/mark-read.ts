import { readMessage } from '@luwag/contract/endpoints/messages/read-message';
import { call } from './api.ts';
import { askServerAgain } from './use-answer.ts';

/** Tells the server that the borrower has read a message. Where the line is broken, it stays unread. */
export async function markRead(messageId: string): Promise<void> {
  const answer = await call(readMessage, { params: { messageId }, body: { withEarlier: false } });
  if (answer.ok) await askServerAgain();
}
