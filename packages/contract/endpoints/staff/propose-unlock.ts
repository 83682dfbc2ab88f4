import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { accountLockRoles } from './lock-account.ts';
import { ownerAsked } from './let-log-in-again.ts';

/** Proposes to unlock an account, which a second person confirms among the requests. */
export const proposeUnlock = endpoint({
  name: 'proposeUnlock',
  method: 'POST',
  path: '/api/staff/customers/:customerId/unlock',
  access: 'staff',
  roles: accountLockRoles,
  params: v.strictObject({ customerId: uuidField }),
  body: v.strictObject(ownerAsked),
  output: v.strictObject({ outcome: v.literal('waits-for-second-person') }),
  errors: ['not_signed_in', 'forbidden', 'request_not_possible', 'loan_action_refused', 'busy_try_again'],
});
