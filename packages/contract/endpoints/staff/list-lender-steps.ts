import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { businessDateField, uuidField } from '../../fields.ts';
import { lenderStep } from './lender-step.ts';

/** Manual journal entries: those that wait for a second person, oldest first, and 50 that were answered, newest first. */
export const listLenderSteps = endpoint({
  name: 'listLenderSteps',
  method: 'GET',
  path: '/api/staff/lender-steps',
  access: 'staff',
  isPolled: true,
  roles: ['finance', 'admin', 'auditor'],
  query: v.strictObject({
    /** What `older` of another answer says. */
    before: v.optional(uuidField),
  }),
  output: v.strictObject({
    today: businessDateField,
    waiting: v.array(lenderStep),
    answered: v.array(lenderStep),
    /** The step before which older answered ones are asked for; null where there are none. */
    older: v.nullable(uuidField),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
