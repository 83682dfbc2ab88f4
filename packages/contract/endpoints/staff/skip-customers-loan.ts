import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { letLogInAgainRoles, ownerAsked } from './let-log-in-again.ts';

/** Those who answer borrowers on the phone. */
export const skipLoanRoles = letLogInAgainRoles;

/**
 * Skips a scheduled loan for a borrower who asks on the phone, because the app does not open for them. No money moves by it, so that
 * one member of staff does it alone; it is recorded, and the borrower is told. Skipped already, it stays skipped.
 */
export const skipCustomersLoan = endpoint({
  name: 'skipCustomersLoan',
  method: 'POST',
  path: '/api/staff/customers/:customerId/scheduled-loans/:scheduledLoanId/skip',
  access: 'staff',
  roles: skipLoanRoles,
  params: v.strictObject({ customerId: uuidField, scheduledLoanId: uuidField }),
  body: v.strictObject(ownerAsked),
  output: v.strictObject({ status: v.literal('skipped') }),
  errors: ['not_signed_in', 'forbidden', 'scheduled_loan_over', 'busy_try_again'],
});
