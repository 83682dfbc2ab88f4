import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';

/** Has a job done again from its first try, or takes one away that was given up. */
export const answerTroubledJob = endpoint({
  name: 'answerTroubledJob',
  method: 'POST',
  path: '/api/staff/jobs/:jobId',
  access: 'staff',
  roles: ['finance', 'admin'],
  params: v.strictObject({ jobId: v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'choice_required')) }),
  body: v.strictObject({ step: v.picklist(['try-again', 'drop'], 'choice_required') }),
  output: v.strictObject({}),
  errors: ['not_signed_in', 'forbidden'],
});
