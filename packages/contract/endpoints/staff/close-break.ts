import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { lineField, uuidField } from '../../fields.ts';

/** Ends a break with the reason why it is right as it is. It moves no money. */
export const closeBreak = endpoint({
  name: 'closeBreak',
  method: 'POST',
  path: '/api/staff/reconciliation/breaks/:breakId',
  access: 'staff',
  roles: ['finance', 'admin'],
  params: v.strictObject({ breakId: uuidField }),
  body: v.strictObject({ reason: lineField('reason_required', 5, 200) }),
  output: v.strictObject({}),
  errors: ['not_signed_in', 'forbidden', 'request_not_possible'],
});
