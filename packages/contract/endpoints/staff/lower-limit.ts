import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { lineField, uuidField } from '../../fields.ts';
import { centavosField, typedCentavosField } from '../../money.ts';

/** Those who may decide a case. */
export const lowerLimitRoles = ['reviewer', 'seniorReviewer', 'admin'] as const;

/**
 * Lowers the limit of an approved customer for the next loans. It protects the lender and the borrower, so that one member of staff
 * does it alone; the borrower is told. A higher limit takes another review and two people.
 */
export const lowerLimit = endpoint({
  name: 'lowerLimit',
  method: 'POST',
  path: '/api/staff/customers/:customerId/limit',
  access: 'staff',
  roles: lowerLimitRoles,
  params: v.strictObject({ customerId: uuidField }),
  body: v.strictObject({
    limitCentavos: typedCentavosField,
    reason: lineField('reason_required', 5, 200),
  }),
  output: v.strictObject({ limitCentavos: centavosField }),
  errors: ['not_signed_in', 'forbidden', 'request_not_possible', 'loan_action_refused', 'busy_try_again'],
});
