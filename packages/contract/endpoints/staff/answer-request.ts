import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { lineField, uuidField } from '../../fields.ts';
import { typedCentavosField } from '../../money.ts';
import { loanActionRoles } from './loan-action.ts';

/** Why a request is refused; the borrower reads it in plain words. */
export const requestRefusalReasons = [
  'WINDOW_OVER',
  'MONEY_NOT_RETURNED',
  'NOT_ELIGIBLE',
  'NO_CREDIT',
  'DUPLICATE',
  'NOT_AGREED',
  'KEPT_BY_LAW',
  'KEY_REVOKED',
] as const;

/**
 * Ends a request. A borrower's request about money is carried out by the loan action that names it, so only a request
 * for older records is marked done here, and a wish to talk once staff talked with the borrower; a colleague's step is confirmed here, by somebody else. Of a deletion, one member
 * of staff says that it may be done, and another one carries it out.
 */
export const answerRequest = endpoint({
  name: 'answerRequest',
  method: 'POST',
  path: '/api/staff/customers/:customerId/requests/:requestId/answer',
  access: 'staff',
  roles: loanActionRoles,
  needsIdempotencyKey: true,
  params: v.strictObject({ customerId: uuidField, requestId: uuidField }),
  body: v.variant(
    'outcome',
    [
      v.strictObject({ outcome: v.literal('done') }),
      /** Ends a wish to talk, with what was agreed in a few words for colleagues. */
      v.strictObject({ outcome: v.literal('talked'), note: lineField('reason_required', 5, 200) }),
      /** `shownOwedCentavos` is the preview's debt afterwards; a step with a coupon changes none and names none. Of a write-off that is the claim, and 0, what stays in the books, serves too. */
      v.strictObject({
        outcome: v.literal('confirm'),
        shownOwedCentavos: v.optional(typedCentavosField),
      }),
      v.strictObject({
        outcome: v.literal('refuse'),
        reasonCode: v.picklist(requestRefusalReasons, 'reason_required'),
      }),
    ],
    'choice_required',
  ),
  output: v.strictObject({
    status: v.picklist(['done', 'refused', 'waits-for-second-person']),
    /** A confirmation of a step whose payout or payment changed since it was proposed: the step is refused, and nothing is done. */
    isChangedSince: v.optional(v.literal(true)),
  }),
  errors: [
    'not_signed_in',
    'forbidden',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'quote_changed',
    'loan_action_refused',
    'payment_already_recorded',
    'request_already_answered',
    'second_person_required',
    'application_already_decided',
    'application_with_borrower',
    'amount_over_limit',
    'request_not_possible',
  ],
});
