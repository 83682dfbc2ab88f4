import { endpoint } from '../../endpoint.ts';
import { profileAnswer } from './profile-answer.ts';

/** Takes the people a borrower named out of their profile, once no loan is open and nobody looks at an application. */
export const removeContacts = endpoint({
  name: 'removeContacts',
  method: 'DELETE',
  path: '/api/profile/contacts',
  access: 'customer',
  output: profileAnswer,
  errors: ['not_signed_in', 'session_ended', 'busy_try_again', 'profile_locked', 'request_not_possible'],
});
