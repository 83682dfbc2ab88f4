import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

/** Has every waiting number told once, between 06:00 and 22:00 in Manila, and erased. Refused where none waits. */
export const tellWaitingNumbers = endpoint({
  name: 'tellWaitingNumbers',
  method: 'POST',
  path: '/api/staff/waiting-numbers/tellings',
  access: 'staff',
  roles: ['admin', 'marketing'],
  body: v.strictObject({}),
  output: v.strictObject({ tellingId: uuidField, asked: v.number() }),
  errors: ['not_signed_in', 'forbidden', 'request_not_possible'],
});
