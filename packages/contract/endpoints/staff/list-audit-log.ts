import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField, instantField, uuidField } from '../../fields.ts';
import { auditActions } from './audit-action.ts';

const place = /^\d{1,15}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const figures = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]));

/** Those who look after others. They read the log, and change nothing in it. */
export const auditReaders = ['admin', 'auditor'] as const;

/** What staff, the machine and partner keys looked at and did, the latest first, some at a time. That somebody reads it stands in it too. */
export const listAuditLog = endpoint({
  name: 'listAuditLog',
  method: 'GET',
  path: '/api/staff/audit-log',
  access: 'staff',
  roles: auditReaders,
  query: v.strictObject({
    staffId: v.optional(uuidField),
    customerId: v.optional(uuidField),
    /** The last day in Manila of which lines are asked for. */
    through: v.optional(dateField),
    /** What `next` of another answer says. */
    after: v.optional(v.pipe(v.string(), v.regex(place))),
  }),
  output: v.strictObject({
    lines: v.array(
      v.strictObject({
        auditId: uuidField,
        at: instantField,
        /** Null for a sign-in that failed, and for what the machine, the command line or a partner's key does. */
        staffId: v.nullable(uuidField),
        staffName: v.nullable(v.string()),
        action: v.picklist(auditActions),
        customerId: v.nullable(uuidField),
        /** What it was about, such as a loan, an application or a request. */
        subjectId: v.nullable(v.string()),
        detail: v.record(v.string(), v.string()),
        /** Figures and statuses that a decision found and left. */
        before: v.nullable(figures),
        after: v.nullable(figures),
      }),
    ),
    next: v.nullable(v.string()),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
