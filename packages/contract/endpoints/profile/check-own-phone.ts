import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { phoneField } from '../../fields.ts';

/** Whether a number is the borrower's own, which a page that was loaded again has only masked. Keeps nothing. */
export const checkOwnPhone = endpoint({
  name: 'checkOwnPhone',
  method: 'POST',
  path: '/api/profile/own-phone',
  access: 'customer',
  body: v.strictObject({ phone: phoneField }),
  output: v.strictObject({ isOwn: v.boolean() }),
  errors: ['not_signed_in', 'session_ended'],
});
