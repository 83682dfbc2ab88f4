import * as v from 'valibot';
import { dateField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { loanStatusField } from '../loan/loan-answer.ts';

/*
 * What the lender's own systems are told of a loan: ids, amounts in centavos and Manila days, never a name, a phone or a document.
 * A new field may come to any of them; what is there stays.
 */

/** What every event says: which loan, and how it stands right after what happened. */
const standing = {
  customerId: uuidField,
  loanId: uuidField,
  orderNumber: v.string(),
  status: loanStatusField,
  /** All that is owed on the day of the event, in centavos. */
  owedCentavos: centavosField,
  /** The next day on which something is due; null where nothing is. */
  dueOn: v.nullable(dateField),
};

const reference = v.nullable(v.string());

/** Each type of event with what it means and what it carries. */
export const loanEvents = {
  'loan.approved': {
    meaning: 'The borrower accepted an offer within their limit. The payout is on its way.',
    data: v.strictObject({
      ...standing,
      productId: v.string(),
      principalCentavos: centavosField,
      termDays: v.number(),
    }),
  },
  'loan.disbursed': {
    meaning: 'The payout was confirmed. The loan runs from this day.',
    data: v.strictObject({
      ...standing,
      principalCentavos: centavosField,
      netDisbursedCentavos: centavosField,
      disbursedOn: dateField,
    }),
  },
  'payout.failed': {
    meaning:
      'A payout failed, or the bank sent it back after it was paid. Of a refund: the money stays the borrower’s credit.',
    data: v.strictObject({
      ...standing,
      purpose: v.picklist(['disbursement', 'refund']),
      /** Whether the provider had said that it was paid. */
      wasPaid: v.boolean(),
      amountCentavos: centavosField,
    }),
  },
  'loan.repaid': {
    meaning: 'A payment was booked. `source` is `credit` where the borrower’s own credit paid what fell due.',
    data: v.strictObject({
      ...standing,
      source: v.picklist(['payment', 'credit', 'recovery']),
      amountCentavos: centavosField,
      /** The day from which it counts. */
      paidOn: dateField,
      reference,
    }),
  },
  'loan.extended': {
    meaning: 'A later due date was paid for.',
    data: v.strictObject({
      ...standing,
      amountCentavos: centavosField,
      extensionCount: v.number(),
      reference,
    }),
  },
  'loan.restructured': {
    meaning: 'Staff and the borrower agreed on other days to pay.',
    data: v.strictObject({ ...standing, dueOns: v.array(dateField) }),
  },
  'loan.overdue': {
    meaning:
      'An installment was not paid by its day. Told once for each installment. `overdueSinceOn` is the day of the oldest one that is not paid.',
    data: v.strictObject({ ...standing, overdueSinceOn: dateField }),
  },
  'loan.paid_off': {
    meaning: 'Nothing is owed any more. The status is `settled`, or `recovered` after a write-off.',
    data: v.strictObject({ ...standing, paidOffOn: dateField }),
  },
  'loan.cancelled': {
    meaning: 'The loan was given back in time, and nothing was charged.',
    data: v.strictObject(standing),
  },
  'loan.written_off': {
    meaning: 'The lender wrote the loan off. What is owed is still claimed.',
    data: v.strictObject({ ...standing, amountCentavos: centavosField }),
  },
  'payment.reversed': {
    meaning:
      'A payment that was booked did not stay, or was booked by mistake. The loan stands as if it had not come.',
    data: v.strictObject({ ...standing, amountCentavos: centavosField, reference }),
  },
} as const;

export type LoanEventType = keyof typeof loanEvents;
export type LoanEventData<Type extends LoanEventType = LoanEventType> = {
  [Each in Type]: v.InferOutput<(typeof loanEvents)[Each]['data']>;
}[Type];
export const loanEventTypes = Object.keys(loanEvents) as LoanEventType[];
export const loanEventTypeField = v.picklist(loanEventTypes, 'choice_required');

/** An event as it is sent and listed. `id` stays the same however often it is sent. */
export const loanEventAnswer = v.variant(
  'type',
  // A list of one schema for each type, which the object above holds by name.
  loanEventTypes.map((type) => eventOf(type)),
);

/** The schema of one type of event. */
export function eventOf(type: LoanEventType) {
  return v.strictObject({
    id: uuidField,
    type: v.literal(type),
    /** When it happened. */
    timestamp: v.pipe(v.string(), v.isoTimestamp()),
    /** Counts the events of one loan from 1, without a gap. */
    sequence: v.number(),
    data: loanEvents[type].data,
  });
}
