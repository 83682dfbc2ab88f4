import { endpoint } from '../../endpoint.ts';
import { staffSession } from './staff-answer.ts';

/** Who is signed in at this console. */
export const getStaffSession = endpoint({
  name: 'getStaffSession',
  method: 'GET',
  path: '/api/staff/session',
  access: 'staff',
  output: staffSession,
  errors: ['not_signed_in'],
});
