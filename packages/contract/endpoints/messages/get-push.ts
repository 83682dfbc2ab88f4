import { endpoint } from '../../endpoint.ts';
import { pushAnswer } from './push-answer.ts';

/** Whether word of messages goes to the phone that asks. */
export const getPush = endpoint({
  name: 'getPush',
  method: 'GET',
  path: '/api/push',
  access: 'customer',
  output: pushAnswer,
  errors: ['not_signed_in', 'session_ended'],
});
