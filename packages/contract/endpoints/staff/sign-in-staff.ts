import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { staffSession } from './staff-answer.ts';

/** Signs a member of staff in; the session lives in a cookie that scripts cannot read. */
export const signInStaff = endpoint({
  name: 'signInStaff',
  method: 'POST',
  path: '/api/staff/session',
  access: 'open',
  body: v.strictObject({
    email: v.pipe(v.string('email_format'), v.maxLength(254, 'email_format')),
    password: v.pipe(
      v.string('password_format'),
      v.minLength(1, 'password_format'),
      v.maxLength(200, 'password_format'),
    ),
  }),
  output: staffSession,
  errors: ['staff_sign_in_failed', 'too_frequent'],
});
