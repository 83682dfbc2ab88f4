import { endpoint } from '../../endpoint.ts';
import { pushAnswer } from './push-answer.ts';

/** Nothing goes to the phone that asks any more. */
export const stopPush = endpoint({
  name: 'stopPush',
  method: 'DELETE',
  path: '/api/push',
  access: 'customer',
  output: pushAnswer,
  errors: ['not_signed_in', 'session_ended', 'busy_try_again'],
});
