import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { staffSession } from './staff-answer.ts';

/** Who is signed in at this console; null where nobody is, which is no error: the console asks whenever it is opened. */
export const getStaffSession = endpoint({
  name: 'getStaffSession',
  method: 'GET',
  path: '/api/staff/session',
  access: 'open',
  output: v.strictObject({ session: v.nullable(staffSession) }),
  errors: [],
});
