import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField, instantField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { paymentStatusField } from './loan-answer.ts';

/** The opaque reference that the partner brings a borrower back with. */
export const resultParams = v.strictObject({
  resultReference: v.pipe(
    v.string('reference_format'),
    v.regex(/^[A-Za-z0-9_-]{22,80}$/, 'reference_format'),
  ),
});

/** Why money for a later due date bought none: too late, less than its price, or bought by another payment before. */
export const notExtendedReasons = ['late', 'short', 'bought', 'planAgreed', 'usedUp', 'other'] as const;
export type NotExtendedReason = (typeof notExtendedReasons)[number];

/** What became of a payment, by its opaque short-lived reference; no name, number or loan is told. */
export const getResult = endpoint({
  name: 'getResult',
  method: 'GET',
  path: '/api/results/:resultReference',
  access: 'open',
  params: resultParams,
  output: v.strictObject({
    status: paymentStatusField,
    amountCentavos: centavosField,
    /** What a coupon took off besides, or will; 0 without one. */
    couponCentavos: centavosField,
    channel: v.string(),
    reference: v.string(),
    /** When money came or failed, else when a place to pay was opened; of one that was not paid in time, when it ended. */
    at: instantField,
    /** Whether the loan is settled by it; null while in progress. */
    isSettled: v.nullable(v.boolean()),
    /** The new due date that it bought; null where it bought none. */
    extendedToOn: v.nullable(dateField),
    /** Why it did not buy one although it was to; null where it did, or was for something else. */
    notExtended: v.nullable(v.picklist(notExtendedReasons)),
    /** What of it was beyond what was owed, and is the borrower's while it is held. */
    overpaidCentavos: centavosField,
  }),
  errors: [],
});
