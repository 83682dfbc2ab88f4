import { endpoint } from '../../endpoint.ts';
import { profileAnswer } from './profile-answer.ts';

/** Has the newest selfie looked at and compared with the ID, once; asking again gives the same result. */
export const checkSelfie = endpoint({
  name: 'checkSelfie',
  method: 'POST',
  path: '/api/profile/selfie-check',
  access: 'customer',
  output: profileAnswer,
  errors: ['not_signed_in', 'session_ended', 'busy_try_again'],
});
