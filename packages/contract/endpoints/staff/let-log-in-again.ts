import * as v from 'valibot';
import { endpoint, type StaffRole } from '../../endpoint.ts';
import { lineField, uuidField } from '../../fields.ts';

/** How staff made sure that the account's owner asks. */
export const identityProofs = ['calledBack', 'answersFit', 'seenInPerson'] as const;

/** How they made sure, and why, for the log: what a step with somebody's log-in or account is taken on. */
export const ownerAsked = {
  proof: v.picklist(identityProofs, 'choice_required'),
  reason: lineField('reason_required', 5, 200),
};

/** Those who serve borrowers on the phone, and who answer for them. */
export const letLogInAgainRoles = [
  'agent',
  'seniorReviewer',
  'admin',
] as const satisfies readonly StaffRole[];

/**
 * Lets a number ask for codes again after too many wrong ones. It moves no money, and the code still goes to the number's own
 * phone, so that one member of staff does it alone; it is recorded, and the borrower is told.
 */
export const letLogInAgain = endpoint({
  name: 'letLogInAgain',
  method: 'POST',
  path: '/api/staff/customers/:customerId/log-in-again',
  access: 'staff',
  roles: letLogInAgainRoles,
  params: v.strictObject({ customerId: uuidField }),
  body: v.strictObject(ownerAsked),
  output: v.strictObject({ isLogInBlocked: v.literal(false) }),
  errors: ['not_signed_in', 'forbidden', 'request_not_possible', 'busy_try_again'],
});
