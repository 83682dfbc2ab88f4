import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { supportMessageAnswer } from '../support-message/support-message-answer.ts';
import { customerRoles } from './loan-action.ts';

const place = /^\d{1,15}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What one customer wrote and what was answered, newest first, some at a time. Reading it is written to the audit log. */
export const listCustomerSupportMessages = endpoint({
  name: 'listCustomerSupportMessages',
  method: 'GET',
  path: '/api/staff/customers/:customerId/support-messages',
  access: 'staff',
  roles: customerRoles,
  params: v.strictObject({ customerId: uuidField }),
  query: v.strictObject({
    /** What `next` of another answer says. */
    after: v.optional(v.pipe(v.string(), v.regex(place))),
  }),
  output: v.strictObject({
    supportMessages: v.array(supportMessageAnswer),
    /** The place after which the next ones are asked for; null where there are none. */
    next: v.nullable(v.string()),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
