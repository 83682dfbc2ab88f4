import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';

/** Marks a message as read, or it and all earlier ones of its kind: what came after the borrower looked stays unread. */
export const readMessage = endpoint({
  name: 'readMessage',
  method: 'POST',
  path: '/api/messages/:messageId/read',
  access: 'customer',
  params: v.strictObject({ messageId: uuidField }),
  body: v.strictObject({ withEarlier: v.boolean('choice_required') }),
  output: v.strictObject({ readAt: instantField }),
  errors: ['not_signed_in', 'session_ended', 'busy_try_again'],
});
