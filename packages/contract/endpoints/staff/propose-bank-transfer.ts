import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { bankTransfer, stepReasonField } from './lender-step.ts';

/**
 * Proposes to book a transfer that the lender's bank shows. It is booked once a second person has confirmed it. Sent twice it
 * waits once: one proposal waits for a number of the bank.
 */
export const proposeBankTransfer = endpoint({
  name: 'proposeBankTransfer',
  method: 'POST',
  path: '/api/staff/lender-steps',
  access: 'staff',
  roles: ['finance', 'admin'],
  body: v.strictObject({ transfer: bankTransfer, reason: stepReasonField }),
  output: v.strictObject({ stepId: uuidField }),
  errors: ['not_signed_in', 'forbidden', 'lender_step_refused'],
});
