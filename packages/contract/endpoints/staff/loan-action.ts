import * as v from 'valibot';
import { channelNumberField } from '../../channel-number.ts';
import { businessDateField, lineField, uuidField } from '../../fields.ts';
import { centavosField, typedCentavosField } from '../../money.ts';
import { payoutFailures } from '../../payout-failures.ts';
import { loanStatusField } from '../loan/loan-answer.ts';
import { installmentAnswer } from '../loan/quote-answer.ts';
import { paymentChannelField } from '../loan/payment-channels.ts';

/** Why charges are let go; `coupon` is the product's own and not for staff. */
export const waiverReasons = [
  'goodwill',
  'lender-error',
  'complaint-upheld',
  'hardship',
  'disaster',
  'channel-failed',
] as const;

/** Why a payment is reversed: its channel took the money back, or the money stays and was booked on the wrong loan. */
export const reversalCauses = ['returned', 'misapplied'] as const;

/** It is the loan's payout, or a refund of the borrower's credit, or it is back with the lender. */
export const latePayoutOutcomes = ['counted', 'refunded', 'returned'] as const;

const everyAction = {
  /** The reason, kept in the audit log. */
  reason: lineField('reason_required', 5, 200),
  /** The borrower's request that this carries out. */
  requestId: v.optional(uuidField),
};
const reference = channelNumberField;
const moreThanNothing = v.pipe(typedCentavosField, v.minValue(1, 'amount_invalid'));

/** What staff may do with the money of one loan. Amounts in centavos, days in Manila. */
export const loanAction = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('record-payment'),
      amountCentavos: moreThanNothing,
      /** The day on which the borrower paid; it counts from there. */
      paidOn: businessDateField,
      channel: paymentChannelField,
      /** The channel's own number of the payment, by which it is recorded at most once. */
      reference,
      /** The borrower's proof of this payment, which is answered by booking it. */
      supportMessageId: v.optional(uuidField),
      ...everyAction,
    }),
    v.strictObject({
      kind: v.literal('reverse-payment'),
      /** The number of a payment that was booked: ours, or its channel's. */
      paymentReference: reference,
      /** What was misapplied may be booked elsewhere: its number is free again, and what a provider holds of it is in suspense. */
      cause: v.picklist(reversalCauses, 'choice_required'),
      ...everyAction,
    }),
    v.strictObject({
      kind: v.literal('waive-charges'),
      interestCentavos: typedCentavosField,
      lateChargeCentavos: typedCentavosField,
      penaltyFeeCentavos: typedCentavosField,
      /** Of the fees that were left to the repayment. */
      feeCentavos: v.optional(typedCentavosField, 0),
      waiverReason: v.picklist(waiverReasons, 'choice_required'),
      ...everyAction,
    }),
    v.strictObject({
      kind: v.literal('agree-restructure'),
      dueOns: v.pipe(
        v.array(businessDateField),
        v.minLength(1, 'date_format'),
        v.maxLength(24, 'date_format'),
      ),
      ...everyAction,
    }),
    v.strictObject({
      kind: v.literal('cancel'),
      /** What the borrower gave back; nothing where the money never arrived. */
      returnedCentavos: typedCentavosField,
      reference,
      ...everyAction,
    }),
    v.strictObject({ kind: v.literal('refund-credit'), amountCentavos: moreThanNothing, ...everyAction }),
    v.strictObject({ kind: v.literal('write-off'), ...everyAction }),
    v.strictObject({
      kind: v.literal('return-disbursement'),
      /** The payout that came back; a next one of the loan may have arrived since. */
      payoutId: uuidField,
      /** Why the bank sent it back. */
      bankCode: v.picklist(payoutFailures, 'bank_code_format'),
      ...everyAction,
    }),
    v.strictObject({
      kind: v.literal('fail-payout'),
      /** A payout with no final answer for long, of which staff found out elsewhere that it did not arrive. */
      payoutId: uuidField,
      bankCode: v.picklist(payoutFailures, 'bank_code_format'),
      ...everyAction,
    }),
    v.strictObject({
      kind: v.literal('settle-late-payout'),
      /** What became of money that a provider paid after it had said that the payout failed. */
      outcome: v.picklist(latePayoutOutcomes, 'choice_required'),
      ...everyAction,
    }),
  ],
  'choice_required',
);
export type LoanAction = v.InferOutput<typeof loanAction>;
export type LoanActionKind = LoanAction['kind'];

/** Roles that may do or confirm at least one of them; `approval-rules.ts` says which. */
export const loanActionRoles = ['agent', 'seniorReviewer', 'finance', 'collections', 'admin'] as const;
/** The roles that may read a customer's loans. */
export const customerRoles = [
  'agent',
  'reviewer',
  'seniorReviewer',
  'finance',
  'collections',
  'admin',
  'auditor',
] as const;

/** How a loan stands, in centavos, charged through today. */
export const loanFigures = v.strictObject({
  status: loanStatusField,
  /** The sum of the parts; after a write-off, which leaves none of them, what is still claimed. */
  owedCentavos: centavosField,
  principalCentavos: centavosField,
  interestCentavos: centavosField,
  lateChargeCentavos: centavosField,
  penaltyFeeCentavos: centavosField,
  feeCentavos: centavosField,
  customerCreditCentavos: centavosField,
  /** Everything ever charged, and the most that may be. */
  chargedCentavos: centavosField,
  chargeCeilingCentavos: centavosField,
  dueOn: v.nullable(businessDateField),
  /** Number 0 is what was paid before a hardship plan, which is none of its payments. */
  schedule: v.array(installmentAnswer),
});
export type LoanFigures = v.InferOutput<typeof loanFigures>;

/** A journal entry with its postings: more than nothing is a debit, less a credit. */
export const entryAnswer = v.strictObject({
  kind: v.string(),
  businessOn: businessDateField,
  reference: v.nullable(v.string()),
  postings: v.array(
    v.strictObject({ account: v.string(), accountName: v.string(), amountCentavos: v.number() }),
  ),
});
