import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { settlementReceipt, stepReasonField } from './lender-step.ts';

/**
 * Proposes to book what the bank received of a settlement file. It is booked once a second person has confirmed it; each of the
 * bank's numbers is booked once.
 */
export const proposeSettlementReceipt = endpoint({
  name: 'proposeSettlementReceipt',
  method: 'POST',
  path: '/api/staff/settlement-files/:fileId/receipts',
  access: 'staff',
  roles: ['finance', 'admin'],
  params: v.strictObject({ fileId: uuidField }),
  body: v.strictObject({ ...settlementReceipt, reason: stepReasonField }),
  output: v.strictObject({ stepId: uuidField }),
  errors: ['not_signed_in', 'forbidden', 'not_found', 'lender_step_refused'],
});
