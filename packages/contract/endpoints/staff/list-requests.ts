import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField } from '../../fields.ts';
import { customerRoles } from './loan-action.ts';
import { staffRequest } from './request-answer.ts';

/** Where a request comes from: a step of staff for a second person, a borrower, or a repayment that a partner's key told of. */
export const requestSources = ['staff', 'borrowers', 'partners'] as const;
export type RequestSource = (typeof requestSources)[number];

const place = /^\d{1,15}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What waits for an answer from one source, oldest first, some at a time: a flood of one source hides nothing of the others. */
export const listRequests = endpoint({
  name: 'listRequests',
  method: 'GET',
  path: '/api/staff/requests',
  access: 'staff',
  isPolled: true,
  roles: customerRoles,
  query: v.strictObject({
    /** Requests of every source where none is named. */
    from: v.optional(v.picklist(requestSources)),
    /** What `next` of another answer says. */
    after: v.optional(v.pipe(v.string(), v.regex(place))),
  }),
  output: v.strictObject({
    asOf: instantField,
    /** All that wait from this source, of which `requests` shows some. */
    waitingCount: v.number(),
    requests: v.array(staffRequest),
    /** The place after which the next ones are asked for; null where there are none. */
    next: v.nullable(v.string()),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
