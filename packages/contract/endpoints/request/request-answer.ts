import * as v from 'valibot';
import { dateField, instantField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';

export const requestKinds = ['cancellation', 'hardship', 'refund', 'older-records'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** In how many monthly payments a borrower who cannot pay may ask to pay instead. */
export const planInstallments = [2, 3, 6] as const;
export type PlanInstallments = (typeof planInstallments)[number];
/** Days from one payment of such a plan to the next. */
export const planPeriodDays = 30;

/** What a borrower asked of the lender, and what became of it. */
export const requestAnswer = v.strictObject({
  requestId: uuidField,
  kind: v.picklist(requestKinds),
  loanId: v.nullable(uuidField),
  status: v.picklist(['open', 'done', 'refused']),
  createdAt: instantField,
  endedAt: v.nullable(instantField),
  /** Why it was refused, as the lender's staff choose it from their list. */
  reasonCode: v.nullable(v.string()),
  /** To return for a cancellation, or to be refunded, as it was when it was asked for. */
  amountCentavos: v.nullable(centavosField),
  /** Of a plan: how many payments, and the day of the first, as asked for and then as agreed. Null where the borrower wants to talk. */
  installments: v.nullable(v.number()),
  firstDueOn: v.nullable(dateField),
});
export type RequestAnswer = v.InferOutput<typeof requestAnswer>;
