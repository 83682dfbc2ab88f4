import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';

/** Ends the session named by the cookie; also when it has already ended. */
export const logOut = endpoint({
  name: 'logOut',
  method: 'POST',
  path: '/api/session/end',
  access: 'open',
  body: v.strictObject({}),
  output: v.strictObject({}),
  errors: [],
});
