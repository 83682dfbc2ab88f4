import * as v from 'valibot';
import { dateField, instantField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { installmentAnswer, quoteAnswer } from './quote-answer.ts';

export const loanStatusField = v.picklist([
  'disbursing',
  'active',
  'settled',
  'disbursement-failed',
  'cancelled',
  'written-off',
]);

export const dueStateAnswer = v.strictObject({
  kind: v.picklist(['none', 'due-in', 'due-today', 'overdue']),
  days: v.number(),
});

/** What settles the loan on a given day, item by item, in centavos. */
export const payoffAnswer = v.strictObject({
  on: dateField,
  principalCentavos: centavosField,
  interestCentavos: centavosField,
  lateChargeCentavos: centavosField,
  penaltyFeeCentavos: centavosField,
  totalCentavos: centavosField,
  /** Interest not charged because the loan is settled before its due date. */
  savedCentavos: centavosField,
});

export const paymentStatusField = v.picklist(['in-progress', 'success', 'fail']);

export const paymentSummary = v.strictObject({
  paymentId: uuidField,
  reference: v.string(),
  status: paymentStatusField,
  channel: v.string(),
  amountCentavos: centavosField,
  receivedCentavos: centavosField,
  createdAt: instantField,
  settledAt: v.nullable(instantField),
});

/** A loan as cards and lists show it. */
export const loanSummary = v.strictObject({
  loanId: uuidField,
  orderNumber: v.string(),
  status: loanStatusField,
  principalCentavos: centavosField,
  netDisbursedCentavos: centavosField,
  totalRepaymentCentavos: centavosField,
  termDays: v.number(),
  disbursedOn: v.nullable(dateField),
  dueOn: v.nullable(dateField),
  settledOn: v.nullable(dateField),
  dueState: dueStateAnswer,
  /** Null unless the loan is active. */
  payoff: v.nullable(payoffAnswer),
  paidCentavos: centavosField,
  payout: v.nullable(
    v.strictObject({
      status: v.picklist(['requested', 'sending', 'succeeded', 'failed', 'unknown']),
      accountMasked: v.string(),
      institution: v.string(),
      requestedAt: instantField,
      completedAt: v.nullable(instantField),
      providerReference: v.nullable(v.string()),
      failureCode: v.nullable(v.string()),
    }),
  ),
  openPayment: v.nullable(paymentSummary),
});
export type LoanSummary = v.InferOutput<typeof loanSummary>;

/** One line of the loan's history: what was charged or paid, on which day, and the balance after it. */
export const chargeLine = v.strictObject({
  on: dateField,
  kind: v.string(),
  amountCentavos: v.number(),
  balanceCentavos: v.number(),
});

export const loanDetail = v.strictObject({
  summary: loanSummary,
  quote: quoteAnswer,
  schedule: v.array(installmentAnswer),
  lines: v.array(chargeLine),
  payments: v.array(paymentSummary),
  totalChargedCentavos: centavosField,
});
