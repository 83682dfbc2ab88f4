import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { letLogInAgainRoles, ownerAsked } from './let-log-in-again.ts';

/** Those who answer borrowers on the phone. */
export const openIdentityRoles = letLogInAgainRoles;

/**
 * Opens name, ID photos and selfie of an approved borrower whose name has changed, or was verified wrongly. Nothing counts of what comes
 * back before somebody else has compared it in the review queue. No new loan is taken meanwhile; a loan that runs stays as it is.
 */
export const openIdentity = endpoint({
  name: 'openIdentity',
  method: 'POST',
  path: '/api/staff/customers/:customerId/identity-correction',
  access: 'staff',
  roles: openIdentityRoles,
  params: v.strictObject({ customerId: uuidField }),
  body: v.strictObject(ownerAsked),
  output: v.strictObject({ status: v.literal('correction-requested') }),
  errors: ['not_signed_in', 'forbidden', 'request_not_possible', 'busy_try_again'],
});
