import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { stepReasonField } from './lender-step.ts';

/**
 * Proposes to take back an entry of the lender that was wrong, by an entry of the same lines the other way round. It is booked once a
 * second person has confirmed it; an entry is taken back once. Its number may be booked again afterwards.
 */
export const proposeEntryTakenBack = endpoint({
  name: 'proposeEntryTakenBack',
  method: 'POST',
  path: '/api/staff/lender-entries/:entryId/reversal',
  access: 'staff',
  roles: ['finance', 'admin'],
  params: v.strictObject({ entryId: uuidField }),
  body: v.strictObject({ reason: stepReasonField }),
  output: v.strictObject({ stepId: uuidField }),
  errors: ['not_signed_in', 'forbidden', 'not_found', 'lender_step_refused'],
});
