import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { messageAnswer } from './message-answer.ts';

/** One message of the borrower's own. */
export const getMessage = endpoint({
  name: 'getMessage',
  method: 'GET',
  path: '/api/messages/:messageId',
  access: 'customer',
  params: v.strictObject({ messageId: uuidField }),
  output: messageAnswer,
  errors: ['not_signed_in', 'session_ended'],
});
