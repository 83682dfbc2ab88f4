import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';

/**
 * Ends every session of the borrower but the one that asks, and what was to come to their phones; answers how many still
 * held. No other browser is known for the number any more. Asked again it ends what was opened since, so it needs no key.
 */
export const logOutOthers = endpoint({
  name: 'logOutOthers',
  method: 'POST',
  path: '/api/session/end-others',
  access: 'customer',
  body: v.strictObject({}),
  output: v.strictObject({ ended: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  errors: ['not_signed_in', 'session_ended', 'busy_try_again'],
});
