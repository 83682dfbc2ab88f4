import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { businessDateField } from '../../fields.ts';
import { lenderStep } from './lender-step.ts';

/** Manual journal entries: those that wait for a second person, oldest first, and the last 50 that were answered. */
export const listLenderSteps = endpoint({
  name: 'listLenderSteps',
  method: 'GET',
  path: '/api/staff/lender-steps',
  access: 'staff',
  isPolled: true,
  roles: ['finance', 'admin', 'auditor'],
  output: v.strictObject({
    today: businessDateField,
    waiting: v.array(lenderStep),
    answered: v.array(lenderStep),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
