import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { lineField, phoneField, uuidField } from '../../fields.ts';
import { customerRoles } from './loan-action.ts';

/** Finds a customer by phone number or by the order number of a loan. Sent as a body: a phone number never stands in an address. */
export const findCustomer = endpoint({
  name: 'findCustomer',
  method: 'POST',
  path: '/api/staff/customers/search',
  access: 'staff',
  roles: customerRoles,
  body: v.variant(
    'by',
    [
      v.strictObject({ by: v.literal('phone'), phone: phoneField }),
      v.strictObject({ by: v.literal('order'), orderNumber: lineField('order_number_format', 3, 30) }),
    ],
    'choice_required',
  ),
  output: v.strictObject({ customerId: uuidField, loanId: v.nullable(uuidField) }),
  errors: ['not_signed_in', 'forbidden'],
});
