import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { supportMessageAnswer } from './support-message-answer.ts';

/** What the borrower wrote last, newest first, with the answers. */
export const listSupportMessages = endpoint({
  name: 'listSupportMessages',
  method: 'GET',
  path: '/api/support-messages',
  access: 'customer',
  output: v.strictObject({ supportMessages: v.array(supportMessageAnswer) }),
  errors: ['not_signed_in', 'session_ended'],
});
