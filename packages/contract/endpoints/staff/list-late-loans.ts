import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { isCalendarDate } from '../../calendar-date.ts';
import { dateField, instantField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { pageQuery } from '../partner/partner-answer.ts';

/** By how many days a loan is late. */
export const latenesses = ['1-7', '8-30', '31-90', 'over-90'] as const;
export type Lateness = (typeof latenesses)[number];

const place = /^\d{4}-\d{2}-\d{2}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A loan that is late, with the figures of its own page. */
export const lateLoan = v.strictObject({
  customerId: uuidField,
  loanId: uuidField,
  orderNumber: v.string(),
  nameMasked: v.string(),
  daysLate: v.number(),
  /** The day by which the oldest unpaid installment was due. */
  lateSinceOn: dateField,
  /** What has fallen due, with its charges for lateness. */
  dueNowCentavos: centavosField,
  owedCentavos: centavosField,
  hasPlan: v.boolean(),
  /** What the borrower asks for and nobody answered; null where nothing. */
  openRequest: v.nullable(v.picklist(['plan', 'talk'])),
  /** Whether the borrower waits for the answer to a complaint: what they dispute is not collected until then. */
  hasComplaint: v.boolean(),
  lastPaidOn: v.nullable(dateField),
});

/** Loans with an installment that was not paid by its day, those late for longest first, some at a time. */
export const listLateLoans = endpoint({
  name: 'listLateLoans',
  method: 'GET',
  path: '/api/staff/late-loans',
  access: 'staff',
  isPolled: true,
  roles: ['collections', 'seniorReviewer', 'finance', 'admin'],
  query: v.strictObject({
    /** All late loans where it is left out. */
    lateness: v.optional(v.picklist(latenesses, 'choice_required')),
    limit: pageQuery.entries.limit,
    /** What `next` of another answer says. */
    after: v.optional(
      v.pipe(
        v.string(),
        v.regex(place),
        v.check((value) => isCalendarDate(value.slice(0, 10))),
      ),
    ),
  }),
  output: v.strictObject({
    asOf: instantField,
    /** All of this lateness, of which `loans` shows some. */
    lateCount: v.number(),
    loans: v.array(lateLoan),
    /** The place after which the next ones are asked for; null where there are none. */
    next: v.nullable(v.string()),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
