import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';

/** Work in the background that fails again and again or was given up, oldest first. */
export const listTroubledJobs = endpoint({
  name: 'listTroubledJobs',
  method: 'GET',
  path: '/api/staff/jobs',
  access: 'staff',
  isPolled: true,
  roles: ['finance', 'admin', 'auditor'],
  output: v.strictObject({
    asOf: instantField,
    /** All of them, of which `jobs` shows the oldest. */
    count: v.number(),
    jobs: v.array(
      v.strictObject({
        jobId: v.string(),
        kind: v.string(),
        customerId: v.nullable(uuidField),
        /** Not tried any more. */
        isGivenUp: v.boolean(),
        attempts: v.number(),
        createdAt: instantField,
        triedAt: instantField,
      }),
    ),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
