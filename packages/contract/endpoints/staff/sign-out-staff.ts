import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';

export const signOutStaff = endpoint({
  name: 'signOutStaff',
  method: 'POST',
  path: '/api/staff/session/end',
  access: 'staff',
  body: v.strictObject({}),
  output: v.strictObject({}),
  errors: ['not_signed_in'],
});
