import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';
import { letLogInAgainRoles, ownerAsked } from './let-log-in-again.ts';

/** Those who answer borrowers on the phone: they lock an account alone, and propose to unlock it. */
export const accountLockRoles = letLogInAgainRoles;

/**
 * Locks the account of a customer whose phone or number somebody else has: every log-in ends, and until two people unlock it
 * nobody logs in and no money goes out. It only protects, so that one member of staff does it alone. Paying goes on.
 */
export const lockAccount = endpoint({
  name: 'lockAccount',
  method: 'POST',
  path: '/api/staff/customers/:customerId/lock',
  access: 'staff',
  roles: accountLockRoles,
  params: v.strictObject({ customerId: uuidField }),
  body: v.strictObject(ownerAsked),
  output: v.strictObject({ lockedAt: instantField }),
  errors: ['not_signed_in', 'forbidden', 'request_not_possible', 'busy_try_again'],
});
