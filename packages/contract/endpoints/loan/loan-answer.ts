import * as v from 'valibot';
import { dateField, instantField, uuidField } from '../../fields.ts';
import { centavosField, signedCentavosField } from '../../money.ts';
import { payoutFailures } from '../../payout-failures.ts';
import { requestAnswer } from '../request/request-answer.ts';
import { paymentChannelField } from './payment-channels.ts';
import { installmentAnswer, quoteAnswer } from './quote-answer.ts';

export const loanStatusField = v.picklist([
  'disbursing',
  'active',
  'settled',
  'disbursement-failed',
  'cancelled',
  'written-off',
  // Written off, and paid in full since.
  'recovered',
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
  /** Fees that were left to the repayment. */
  feeCentavos: centavosField,
  totalCentavos: centavosField,
  /** Interest not charged because the loan is settled before its due date. */
  savedCentavos: centavosField,
});

/** How a payment stands: 'expired' was not paid in time, 'replaced' was overtaken by a later one that arrived, 'reversed' came and did not stay. */
export const paymentStatusField = v.picklist([
  'in-progress',
  'success',
  'fail',
  'expired',
  'replaced',
  'reversed',
]);

/** What a payment is for: all of it, what is due now, a part, or a later due date. */
export const paymentKindField = v.picklist(['full', 'due', 'part', 'extension'], 'choice_required');

export const paymentSummary = v.strictObject({
  paymentId: uuidField,
  reference: v.string(),
  status: paymentStatusField,
  kind: paymentKindField,
  channel: v.string(),
  amountCentavos: centavosField,
  receivedCentavos: centavosField,
  /** What a coupon takes off besides, or took off once the money has come; 0 without one. */
  couponCentavos: centavosField,
  createdAt: instantField,
  settledAt: v.nullable(instantField),
  /** When the money counts from; null until it came. */
  paidAt: v.nullable(instantField),
});

/** A loan as cards and lists show it. */
export const loanSummary = v.strictObject({
  loanId: uuidField,
  orderNumber: v.string(),
  productId: v.string(),
  status: loanStatusField,
  principalCentavos: centavosField,
  netDisbursedCentavos: centavosField,
  totalRepaymentCentavos: centavosField,
  termDays: v.number(),
  disbursedOn: v.nullable(dateField),
  /** The next day on which something is due; the last one where nothing is any more. */
  dueOn: v.nullable(dateField),
  settledOn: v.nullable(dateField),
  dueState: dueStateAnswer,
  /** How many payments the loan was agreed to be paid in, and how many of them are paid. */
  installments: v.strictObject({ count: v.number(), paid: v.number() }),
  /** Null unless the loan is active. */
  payoff: v.nullable(payoffAnswer),
  /** What is due now or next, charges for lateness included; null where that is the whole payoff or nothing. */
  dueCentavos: v.nullable(centavosField),
  paidCentavos: centavosField,
  /** Everything paid for the loan beyond the amount borrowed: fees, interest, lateness and extensions. */
  costPaidCentavos: centavosField,
  /** Interest that was not charged because the loan was paid in full before it was due; zero for any other loan. */
  savedCentavos: centavosField,
  /** What of it was the fee for the first day of lateness. */
  penaltyFeePaidCentavos: centavosField,
  /** All charges of the loan together can never pass this. */
  ceilingCentavos: centavosField,
  /** Until when the loan can be given back at no cost; null where it cannot. */
  cancellableUntil: v.nullable(instantField),
  /** Of an overdue loan: how much more it owes by tomorrow, and what it can never owe more than. Nothing more only where that is reached. */
  growth: v.nullable(v.strictObject({ perDayCentavos: centavosField, mostCentavos: centavosField })),
  /** What is still owed on a loan that was written off; it grows no more. Null for any other. */
  claimCentavos: v.nullable(centavosField),
  /** The day on which a loan was written off, or cancelled as its borrower asked; null for any other. */
  closedOn: v.nullable(dateField),
  payout: v.nullable(
    v.strictObject({
      status: v.picklist(['requested', 'sending', 'succeeded', 'failed', 'unknown']),
      accountMasked: v.string(),
      institution: v.string(),
      requestedAt: instantField,
      /** When it was last handed to the provider; null while it waits for that. */
      attemptedAt: v.nullable(instantField),
      completedAt: v.nullable(instantField),
      /** Which clearing carries it: InstaPay in minutes, or PESONet on a banking day. */
      rail: v.picklist(['instapay', 'pesonet']),
      /** When it should be there at the latest, and whether it is not although that instant has passed. */
      expectedBy: instantField,
      isLate: v.boolean(),
      /** While its clearing is closed and it waits: when that opens again; null where it does not wait for that. */
      heldUntil: v.nullable(instantField),
      /** The bank's own number of the transfer, once it has told it. */
      providerReference: v.nullable(v.string()),
      /** Why it did not arrive; null unless it failed. */
      failureCode: v.nullable(v.picklist(payoutFailures)),
    }),
  ),
  openPayment: v.nullable(paymentSummary),
  /** Money beyond what was owed, which the borrower can have back; what is being sent back is left out. */
  creditCentavos: centavosField,
  /** What has arrived of the borrower's payments, by the day they were paid, newest first. */
  receivedPayments: v.array(v.strictObject({ on: dateField, amountCentavos: centavosField })),
});
export type LoanSummary = v.InferOutput<typeof loanSummary>;

/** What an entry of the journal tells the borrower of; the same words as the lender's own books. */
export const entryKindField = v.picklist([
  'disbursement-requested',
  'disbursement-confirmed',
  'disbursement-failed',
  'interest-accrued',
  'late-charge-accrued',
  'penalty-fee-accrued',
  'repayment-received',
  'due-date-extended',
  'overdue-charges-reversed',
  'loan-cancelled',
  'loan-written-off',
  'recovery-received',
  'disbursement-reversed',
  'charges-waived',
  'coupon-used',
  'price-held',
  'refund-requested',
  'refund-confirmed',
  'refund-failed',
  'refund-returned',
  'payout-paid-late',
  'late-payout-returned',
  'late-payout-counted',
  'credit-applied',
  'credit-moved-away',
  'credit-moved-here',
  'charges-corrected',
  'repayment-reversed',
  'loan-brought-over',
  'value-dated-repayment-received',
]);

export const linePartField = v.picklist([
  'principal',
  'interest',
  'lateCharge',
  'penaltyFee',
  'fees',
  'extensionInterest',
  'extensionFee',
  'serviceFee',
  'creditReportFee',
  'gst',
  'coupon',
  'credit',
  // Of what was written off.
  'recovered',
]);

/** One line of the loan's history: what was charged or paid, on which day, by which rule, and the balance after it. */
export const chargeLine = v.strictObject({
  on: dateField,
  /** The day from which it counts, where that is an earlier one. */
  countsFromOn: v.nullable(dateField),
  kind: entryKindField,
  /** How what is owed moved; zero where it did not, as at a write-off: all of it is still claimed. */
  amountCentavos: signedCentavosField,
  balanceCentavos: signedCentavosField,
  /** Of a daily charge: its rate, and the amount it was taken of; null where a limit of the law made it less. */
  rule: v.nullable(v.strictObject({ ppmPerDay: v.number(), baseCentavos: v.nullable(centavosField) })),
  /** What it consists of: positive is charged, lent, still claimed or kept for the borrower, negative is paid or taken back. */
  parts: v.array(v.strictObject({ part: linePartField, amountCentavos: signedCentavosField })),
});
export type ChargeLine = v.InferOutput<typeof chargeLine>;

/** A payment agreed on, and what of it is still to be paid. */
export const loanInstallment = v.strictObject({ ...installmentAnswer.entries, openCentavos: centavosField });

export const loanDetail = v.strictObject({
  today: dateField,
  summary: loanSummary,
  quote: quoteAnswer,
  schedule: v.array(loanInstallment),
  lines: v.array(chargeLine),
  payments: v.array(paymentSummary),
  totalChargedCentavos: centavosField,
  /** How often the due date was moved, the last day it was moved to, and what was paid for it; null where it never was. */
  extended: v.nullable(v.strictObject({ count: v.number(), dueOn: dateField, paidCentavos: centavosField })),
  /** What a later due date costs today, and how many days it adds; null where it is not to be had. */
  extensionOffer: v.nullable(v.strictObject({ days: v.number(), priceCentavos: centavosField })),
  /** All charges together never pass this. */
  ceilingCentavos: centavosField,
  /** While the loan can be given back at no cost: how much, and until when. */
  cancellation: v.nullable(v.strictObject({ returnCentavos: centavosField, until: instantField })),
  /** Money beyond what was owed, which is the borrower's own, and what of it is being sent back. */
  credit: v.strictObject({ heldCentavos: centavosField, onItsWayCentavos: centavosField }),
  requests: v.array(requestAnswer),
  /** Whether a coupon in its days may serve for paying back. */
  hasCoupon: v.boolean(),
  /** The ways to pay that there are today. */
  paymentChannels: v.array(paymentChannelField),
});
