import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { phoneField, uuidField } from '../../fields.ts';
import { codeCharacters } from '../../plain-text.ts';
import { customerRoles } from './loan-action.ts';

const orderNumber = v.pipe(
  v.string('order_number_format'),
  v.maxLength(80, 'order_number_format'),
  v.transform(codeCharacters),
  v.regex(/^[A-Za-z0-9-]{3,30}$/, 'order_number_format'),
);

const paymentReference = v.pipe(
  v.string('payment_reference_format'),
  v.maxLength(80, 'payment_reference_format'),
  v.transform((typed) => codeCharacters(typed).toUpperCase()),
  v.regex(/^LW[0-9-]{3,30}$/, 'payment_reference_format'),
);

export const findCustomerBody = v.variant(
  'by',
  [
    v.strictObject({ by: v.literal('phone'), phone: phoneField }),
    v.strictObject({ by: v.literal('order'), orderNumber }),
    v.strictObject({ by: v.literal('payment'), reference: paymentReference }),
  ],
  'choice_required',
);

/** Finds a customer by phone number, by the order number of a loan or by our number of a payment. Sent as a body: a phone number never stands in an address. */
export const findCustomer = endpoint({
  name: 'findCustomer',
  method: 'POST',
  path: '/api/staff/customers/search',
  access: 'staff',
  roles: customerRoles,
  body: findCustomerBody,
  output: v.strictObject({ customerId: uuidField, loanId: v.nullable(uuidField) }),
  errors: ['not_signed_in', 'forbidden', 'number_mistyped'],
});
