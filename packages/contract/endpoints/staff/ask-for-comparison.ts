import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { businessDateField } from '../../fields.ts';

/** Has a day that is over compared with every provider. It is done in the background. */
export const askForComparison = endpoint({
  name: 'askForComparison',
  method: 'POST',
  path: '/api/staff/reconciliation',
  access: 'staff',
  roles: ['finance', 'admin'],
  body: v.strictObject({ on: businessDateField }),
  output: v.strictObject({ asked: v.number() }),
  errors: ['not_signed_in', 'forbidden', 'request_not_possible'],
});
