import { endpoint } from '../../endpoint.ts';
import { accountChangeAnswer } from './account-change-answer.ts';

/** Whether the payout account can be changed from this browser now. */
export const getAccountChange = endpoint({
  name: 'getAccountChange',
  method: 'GET',
  path: '/api/account-change',
  access: 'customer',
  output: accountChangeAnswer,
  errors: ['not_signed_in', 'session_ended', 'profile_incomplete'],
});
