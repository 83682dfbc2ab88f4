import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';

/**
 * Ends the session named by the cookie; also when it has already ended. `isCleared`: the browser forgets too that it is known
 * for a number, as a phone that is given away.
 */
export const logOut = endpoint({
  name: 'logOut',
  method: 'POST',
  path: '/api/session/end',
  access: 'open',
  body: v.strictObject({ isCleared: v.optional(v.boolean(), false) }),
  output: v.strictObject({}),
  errors: [],
});
