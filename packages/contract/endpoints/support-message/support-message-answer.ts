import * as v from 'valibot';
import { instantField, uuidField } from '../../fields.ts';
import { supportMessageKinds, supportMessageOutcomes } from '../../support-message-kinds.ts';

/** What the sender gets back, without the text, because answers to calls are stored. */
export const supportMessageReceipt = v.strictObject({
  supportMessageId: uuidField,
  /** To be named when one calls about it. */
  number: v.string(),
  sentAt: instantField,
  /** Until when it is to be answered. */
  answerBy: instantField,
});
export type SupportMessageReceipt = v.InferOutput<typeof supportMessageReceipt>;

/** A support message with its answer, for the borrower who wrote it. Not answered yet where `answeredAt` is null. */
export const supportMessageAnswer = v.strictObject({
  ...supportMessageReceipt.entries,
  kind: v.picklist(supportMessageKinds),
  loanId: v.nullable(uuidField),
  photoId: v.nullable(uuidField),
  /** Where the borrower said it by phone or email, and staff took it down. */
  isTakenDown: v.optional(v.literal(true)),
  /** What was written; null of a proof of payment. */
  text: v.nullable(v.string()),
  /** When the payment was made, and the number that the partner gave it. */
  paidAt: v.nullable(instantField),
  reference: v.nullable(v.string()),
  answeredAt: v.nullable(instantField),
  outcome: v.nullable(v.picklist(supportMessageOutcomes)),
  /** Null also where the payment was found and booked, which says it all. */
  answer: v.nullable(v.string()),
});
export type SupportMessageAnswer = v.InferOutput<typeof supportMessageAnswer>;
