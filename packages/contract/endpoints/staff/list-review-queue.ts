import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';

/** Applications that wait for a person, those that came back first, then the oldest, and the day's counts. */
export const listReviewQueue = endpoint({
  name: 'listReviewQueue',
  method: 'GET',
  path: '/api/staff/review-queue',
  access: 'staff',
  roles: ['reviewer', 'seniorReviewer', 'admin', 'auditor'],
  isPolled: true,
  output: v.strictObject({
    asOf: instantField,
    /** All that wait, of which `cases` shows the first, and since when the oldest does. */
    waitingCount: v.number(),
    oldestSubmittedAt: v.nullable(instantField),
    cases: v.array(
      v.strictObject({
        customerId: uuidField,
        applicationId: uuidField,
        nameMasked: v.string(),
        submittedAt: instantField,
        score: v.number(),
        reasonCodes: v.array(v.string()),
        /** Returned by the borrower after a correction request. */
        isReturned: v.boolean(),
      }),
    ),
    decidedToday: v.strictObject({ approved: v.number(), declined: v.number() }),
    /** Of people's decisions; those of the scorecard take no time. */
    medianReviewMinutes: v.nullable(v.number()),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
