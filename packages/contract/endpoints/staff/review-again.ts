import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { lineField, uuidField } from '../../fields.ts';

/** Those who answer for decisions. */
export const reviewAgainRoles = ['seniorReviewer', 'admin'] as const;

/**
 * Puts the customer's last application back under review, after the borrower asked for it. It is decided anew like any other, so that
 * a higher limit still takes two people. No new loan is taken meanwhile; the borrower is told.
 */
export const reviewAgain = endpoint({
  name: 'reviewAgain',
  method: 'POST',
  path: '/api/staff/customers/:customerId/applications/:applicationId/review-again',
  access: 'staff',
  roles: reviewAgainRoles,
  params: v.strictObject({ customerId: uuidField, applicationId: uuidField }),
  body: v.strictObject({ reason: lineField('reason_required', 5, 200) }),
  output: v.strictObject({ status: v.literal('under-review') }),
  errors: ['not_signed_in', 'forbidden', 'request_not_possible', 'loan_action_refused', 'busy_try_again'],
});
