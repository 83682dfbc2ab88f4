import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';

/** Where a way of paying leads: what is owed on a day, and what the loan has cost by then. */
export const standingAnswer = v.strictObject({
  on: dateField,
  /** To settle the loan on that day. */
  owedCentavos: centavosField,
  /** Everything the loan costs by then, fees and what was paid before included. */
  costCentavos: centavosField,
  /** What the law still allows to be charged. */
  leftCentavos: centavosField,
});
export type Standing = v.InferOutput<typeof standingAnswer>;

/** The price of more days, what they change, and what the same money would do as a part payment. */
export const extensionAnswer = v.strictObject({
  extensionDays: v.number(),
  fromDueOn: dateField,
  dueOn: dateField,
  principalCentavos: centavosField,
  interestCentavos: centavosField,
  feeCentavos: centavosField,
  priceCentavos: centavosField,
  /** Charges for lateness that fall away. */
  reversedCentavos: centavosField,
  /** What of them is the penalty fee. */
  reversedPenaltyFeeCentavos: centavosField,
  /** Extensions still to be had after this one. */
  extensionsLeft: v.number(),
  /** On the new due date, the extension paid and nothing else. */
  after: standingAnswer,
  /** On the same day, the same money paid as a part instead. */
  instead: standingAnswer,
});
export type Extension = v.InferOutput<typeof extensionAnswer>;

/** Why there is no extension, with the figures that say so. */
export const extensionRefusal = v.strictObject({
  reason: v.picklist(['notRunning', 'usedUp', 'planAgreed', 'tooLate', 'tooLittle', 'lawsLimit']),
  /** The most extensions of this loan; days overdue, and the most days overdue that still allow one. */
  figures: v.record(v.string(), v.number()),
});

/** Prices a later due date for a running loan. It is bought with a payment of kind 'extension'. */
export const extendDueDate = endpoint({
  name: 'extendDueDate',
  method: 'GET',
  path: '/api/loans/:loanId/extension',
  access: 'customer',
  params: v.strictObject({ loanId: uuidField }),
  output: v.strictObject({ extension: v.nullable(extensionAnswer), refusal: v.nullable(extensionRefusal) }),
  errors: ['not_signed_in', 'session_ended'],
});
