import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { typedCentavosField } from '../../money.ts';
import { loanAction, loanActionRoles, loanFigures } from './loan-action.ts';

/** Does what was previewed, or leaves it for a second person where the lender's rules ask for one. */
export const performLoanAction = endpoint({
  name: 'performLoanAction',
  method: 'POST',
  path: '/api/staff/customers/:customerId/loans/:loanId/actions',
  access: 'staff',
  roles: loanActionRoles,
  needsIdempotencyKey: true,
  params: v.strictObject({ customerId: uuidField, loanId: uuidField }),
  /**
   * `shownOwedCentavos` is the preview's debt afterwards (of a write-off the claim, or 0 as in the books), and `shownMoneyName` its name of the money that a reversal takes back: what was
   * looked at is what is booked, or nothing is.
   */
  body: v.strictObject({
    action: loanAction,
    shownOwedCentavos: typedCentavosField,
    shownMoneyName: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
  }),
  output: v.strictObject({ outcome: v.picklist(['done', 'waits-for-second-person']), figures: loanFigures }),
  errors: [
    'not_signed_in',
    'forbidden',
    'number_mistyped',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'quote_changed',
    'loan_action_refused',
    'payment_already_recorded',
    'staff_day_limit_reached',
    'request_already_answered',
  ],
});
