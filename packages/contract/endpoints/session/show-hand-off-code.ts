import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField } from '../../fields.ts';

/**
 * Makes the code by which the same borrower logs in from the icon on the home screen. It takes the place of one made before,
 * so it needs no key: an answer kept for a second request would keep the code.
 */
export const showHandOffCode = endpoint({
  name: 'showHandOffCode',
  method: 'POST',
  path: '/api/session/hand-off',
  access: 'customer',
  body: v.strictObject({}),
  output: v.strictObject({ code: v.string(), expiresAt: instantField }),
  errors: ['not_signed_in', 'session_ended', 'busy_try_again'],
});
