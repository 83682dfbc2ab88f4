import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField } from '../../fields.ts';
import { customerRoles } from './loan-action.ts';
import { staffRequest } from './request-answer.ts';

/** Everything that waits for an answer, oldest first: what borrowers ask, and steps that wait for a second person. */
export const listRequests = endpoint({
  name: 'listRequests',
  method: 'GET',
  path: '/api/staff/requests',
  access: 'staff',
  isPolled: true,
  roles: customerRoles,
  output: v.strictObject({
    asOf: instantField,
    /** All that wait, of which `requests` shows the oldest of borrowers and staff, and the oldest of partners' keys. */
    waitingCount: v.number(),
    requests: v.array(staffRequest),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
