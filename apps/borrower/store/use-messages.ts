import type { CallOutput } from '@luwag/contract/endpoint';
import { listMessages } from '@luwag/contract/endpoints/messages/list-messages';
import type { MessageKind } from './message-kinds.ts';
import { type AnswerQuery, useAnswer } from './use-answer.ts';

/** A page of messages of one kind: the newest, or those older than the last of another page. */
export function useMessages(kind: MessageKind, after?: string): AnswerQuery<CallOutput<typeof listMessages>> {
  return useAnswer(listMessages, { query: { kind, after } });
}
