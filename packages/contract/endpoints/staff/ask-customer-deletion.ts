import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { deletionAnswer } from '../deletion/deletion-answer.ts';
import { identityProofs, ownerAsked } from './let-log-in-again.ts';
import { loanActionRoles } from './loan-action.ts';

/** Of somebody whom a restore brought back, the lender's own note says that they asked. */
export const deletionProofs = [...identityProofs, 'erasedBefore'] as const;

/**
 * Notes that a borrower asked by phone or email for the account to be deleted, or that a restore brought an erased one back. It opens
 * the request that the borrower opens in the app, which two members of staff carry out.
 */
export const askCustomerDeletion = endpoint({
  name: 'askCustomerDeletion',
  method: 'POST',
  path: '/api/staff/customers/:customerId/deletion',
  access: 'staff',
  roles: loanActionRoles,
  params: v.strictObject({ customerId: uuidField }),
  body: v.strictObject({ ...ownerAsked, proof: v.picklist(deletionProofs, 'choice_required') }),
  output: deletionAnswer,
  errors: ['not_signed_in', 'forbidden', 'request_not_possible', 'loan_action_refused', 'busy_try_again'],
});
