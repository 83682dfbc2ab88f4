import { endpoint } from '../../endpoint.ts';
import { profileAnswer } from './profile-answer.ts';

/** Everything the borrower has told us so far, drafts included. */
export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/api/profile',
  access: 'customer',
  output: profileAnswer,
  errors: ['not_signed_in', 'session_ended'],
});
