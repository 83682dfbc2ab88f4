import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { phoneField, uuidField } from '../../fields.ts';
import { accountLockRoles } from './lock-account.ts';
import { newNumberHeld } from './phone-step.ts';

/** Proposes another phone number for a customer to log in with, which a second person confirms among the requests. */
export const proposePhoneChange = endpoint({
  name: 'proposePhoneChange',
  method: 'POST',
  path: '/api/staff/customers/:customerId/phone',
  access: 'staff',
  roles: accountLockRoles,
  params: v.strictObject({ customerId: uuidField }),
  body: v.strictObject({ phone: phoneField, ...newNumberHeld }),
  output: v.strictObject({ outcome: v.literal('waits-for-second-person') }),
  errors: ['not_signed_in', 'forbidden', 'request_not_possible', 'loan_action_refused', 'busy_try_again'],
});
