import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { customerRoles } from './loan-action.ts';
import { staffSupportMessage } from './staff-support-message.ts';

/** One support message with what is in it and its picture as a data address. Opening it is written to the audit log. */
export const getSupportMessage = endpoint({
  name: 'getSupportMessage',
  method: 'GET',
  path: '/api/staff/customers/:customerId/support-messages/:supportMessageId',
  access: 'staff',
  roles: customerRoles,
  params: v.strictObject({ customerId: uuidField, supportMessageId: uuidField }),
  output: v.strictObject({ supportMessage: staffSupportMessage, picture: v.nullable(v.string()) }),
  errors: ['not_signed_in', 'forbidden'],
});
