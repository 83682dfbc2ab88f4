import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';
import { requestAnswer } from '../request/request-answer.ts';
import { identityProofs, ownerAsked } from './let-log-in-again.ts';
import { loanActionRoles } from './loan-action.ts';

/** A wish to cancel costs its owner nothing, so that the address of the application proves enough. */
export const cancellationProofs = [...identityProofs, 'ownEmail'] as const;

/**
 * Notes that a borrower asked by phone or email to cancel a loan. It opens the request that the borrower opens in the app, so that
 * the time counts from here while the money is on its way back.
 */
export const askCancellation = endpoint({
  name: 'askCancellation',
  method: 'POST',
  path: '/api/staff/customers/:customerId/loans/:loanId/cancellation',
  access: 'staff',
  roles: loanActionRoles,
  params: v.strictObject({ customerId: uuidField, loanId: uuidField }),
  body: v.strictObject({
    ...ownerAsked,
    proof: v.picklist(cancellationProofs, 'choice_required'),
    /** When they called, or when their email came in; now where it is left out. */
    askedAt: v.optional(instantField),
  }),
  output: requestAnswer,
  errors: ['not_signed_in', 'forbidden', 'request_not_possible', 'loan_action_refused', 'busy_try_again'],
});
