import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';

export const decisionBody = v.variant(
  'outcome',
  [
    v.strictObject({ outcome: v.literal('approve'), limitCentavos: centavosField }),
    v.strictObject({
      outcome: v.literal('decline'),
      reasonCode: v.pipe(v.string('reason_required'), v.regex(/^[A-Z][A-Z_]{1,30}$/, 'reason_required')),
    }),
  ],
  'choice_required',
);

/** Approves with a limit or declines with a reason code the borrower will read in plain words. */
export const decideCase = endpoint({
  name: 'decideCase',
  method: 'POST',
  path: '/api/staff/customers/:customerId/applications/:applicationId/decision',
  access: 'staff',
  roles: ['reviewer', 'seniorReviewer', 'admin'],
  needsIdempotencyKey: true,
  params: v.strictObject({ customerId: uuidField, applicationId: uuidField }),
  body: decisionBody,
  output: v.strictObject({ status: v.picklist(['approved', 'declined']) }),
  errors: [
    'not_signed_in',
    'forbidden',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'application_already_decided',
    'amount_over_limit',
  ],
});
