import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField, instantField, uuidField } from '../../fields.ts';
import { typedCentavosField } from '../../money.ts';
import { requestedItemsField } from '../../profile/correction.ts';

/** When the application that was looked at was sent. One that came back since is not decided by what was seen before. */
const seen = { seenSubmittedAt: v.optional(instantField) };

export const decisionBody = v.variant(
  'outcome',
  [
    v.strictObject({ ...seen, outcome: v.literal('approve'), limitCentavos: typedCentavosField }),
    v.strictObject({
      ...seen,
      outcome: v.literal('decline'),
      reasonCode: v.pipe(v.string('reason_required'), v.regex(/^[A-Z][A-Z_]{1,30}$/, 'reason_required')),
      /** As it stands on the ID, for a borrower declined for their age: it says from when they may apply again. */
      birthOn: v.optional(dateField),
    }),
    v.strictObject({ ...seen, outcome: v.literal('requestCorrection'), items: requestedItemsField }),
  ],
  'choice_required',
);

export const decisionAnswer = v.strictObject({
  status: v.picklist(['approved', 'declined', 'correction-requested', 'waits-for-second-person']),
});

/**
 * Approves with a limit, declines with a reason code, or requests corrections of single items, each with a reason. The
 * borrower reads reasons in plain words. A limit above the scorecard's proposal waits for a second person.
 */
export const decideCase = endpoint({
  name: 'decideCase',
  method: 'POST',
  path: '/api/staff/customers/:customerId/applications/:applicationId/decision',
  access: 'staff',
  roles: ['reviewer', 'seniorReviewer', 'admin'],
  needsIdempotencyKey: true,
  params: v.strictObject({ customerId: uuidField, applicationId: uuidField }),
  body: decisionBody,
  output: decisionAnswer,
  errors: [
    'not_signed_in',
    'forbidden',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'application_already_decided',
    'application_with_borrower',
    'application_changed',
    'amount_over_limit',
    'loan_action_refused',
    'second_person_required',
  ],
});
