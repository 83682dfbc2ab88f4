import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

/** The roles that call borrowers. */
export const callerRoles = ['agent', 'seniorReviewer', 'collections', 'admin'] as const;

/** The number of a borrower who asks for a call or for help with paying, while that waits. Showing it is written to the audit log. */
export const getRequestPhone = endpoint({
  name: 'getRequestPhone',
  method: 'GET',
  path: '/api/staff/customers/:customerId/requests/:requestId/phone',
  access: 'staff',
  roles: callerRoles,
  params: v.strictObject({ customerId: uuidField, requestId: uuidField }),
  output: v.strictObject({ phone: v.string() }),
  errors: ['not_signed_in', 'forbidden', 'request_not_possible'],
});
