import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { messageAnswer, messageKindField, unreadAnswer } from './message-answer.ts';

/** A page of the borrower's messages of one kind, newest first. */
export const listMessages = endpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/api/messages',
  access: 'customer',
  query: v.strictObject({
    kind: messageKindField,
    /** The last message of the page before; left out for the first page. */
    after: v.optional(uuidField),
  }),
  output: v.strictObject({
    messages: v.array(messageAnswer),
    /** Whether older ones follow. */
    hasMore: v.boolean(),
    unread: unreadAnswer,
  }),
  errors: ['not_signed_in', 'session_ended'],
});
