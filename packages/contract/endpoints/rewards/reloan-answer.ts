import * as v from 'valibot';
import { dateField, instantField, uuidField } from '../../fields.ts';
import { centavosField, typedCentavosField } from '../../money.ts';
import { productAnswer } from '../loan/get-offer.ts';
import { quoteAnswer } from '../loan/quote-answer.ts';

/** One loan that Easy Re-loan has scheduled, sent or left out. */
export const scheduledLoanAnswer = v.strictObject({
  scheduledLoanId: uuidField,
  status: v.picklist(['upcoming', 'skipped', 'sent', 'failed']),
  amountCentavos: centavosField,
  termDays: v.number(),
  /** When the money goes out at the earliest, unless the borrower skips. */
  sendAt: instantField,
  /** When the borrower was told; null before. */
  announcedAt: v.nullable(instantField),
  endedAt: v.nullable(instantField),
  /** Of one that was skipped: until when it may be brought back; null where it may not. */
  bringBackUntil: v.nullable(instantField),
  /** What its voucher really takes off, never more than the fees are; null where there is no price. */
  takenOffCentavos: v.nullable(centavosField),
  /** The whole price; null once it is over without a loan and cannot come back. */
  quote: v.nullable(quoteAnswer),
  loanId: v.nullable(uuidField),
  orderNumber: v.nullable(v.string()),
  /** Why it was not sent; of one to come, why it would not be sent as things stand. */
  refusal: v.nullable(v.string()),
});
export type ScheduledLoanAnswer = v.InferOutput<typeof scheduledLoanAnswer>;

/** What the borrower chooses: the amount and the days of each scheduled loan. */
export const reloanChoice = {
  amountCentavos: typedCentavosField,
  termDays: v.pipe(v.number('term_not_offered'), v.integer('term_not_offered')),
};

/** What stands whether or not a loan is offered: a consent can be looked at and withdrawn at any time. */
const standing = {
  isOn: v.boolean(),
  chosen: v.nullable(v.strictObject({ amountCentavos: centavosField, termDays: v.number() })),
  rewards: v.strictObject({
    /** Null where it was given before. */
    activationCentavos: v.nullable(centavosField),
    ladderCentavos: v.array(centavosField),
    extraCentavos: centavosField,
    /** Scheduled loans paid out in a row so far. */
    consecutiveLoans: v.number(),
    nextVoucherCentavos: centavosField,
  }),
  /** The loan whose voucher stands against turning off, until it is repaid. */
  lock: v.nullable(
    v.strictObject({ loanId: uuidField, orderNumber: v.string(), untilOn: v.nullable(dateField) }),
  ),
  upcoming: v.nullable(scheduledLoanAnswer),
  /** Newest first. */
  past: v.array(scheduledLoanAnswer),
};

/** Easy Re-loan of a borrower with an offer, with all that its next loan would be priced by. */
const reloanAnswer = v.strictObject({
  isAvailable: v.literal(true),
  ...standing,
  today: dateField,
  product: productAnswer,
  /** The most that can be borrowed now, a whole step. */
  mostCentavos: centavosField,
});
export type ReloanAnswer = v.InferOutput<typeof reloanAnswer>;

/** Of a borrower without an offer: it cannot be turned on, but what is on can be turned off. */
const unavailableReloan = v.strictObject({ isAvailable: v.literal(false), ...standing });
export const reloanState = v.variant('isAvailable', [reloanAnswer, unavailableReloan]);
export type ReloanState = v.InferOutput<typeof reloanState>;
