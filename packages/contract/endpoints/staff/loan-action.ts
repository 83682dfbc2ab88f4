import * as v from 'valibot';
import type { StaffRole } from '../../endpoint.ts';
import { businessDateField, lineField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { payoutFailures } from '../../payout-failures.ts';
import { loanStatusField } from '../loan/loan-answer.ts';
import { installmentAnswer } from '../loan/quote-answer.ts';
import { paymentChannelField } from '../loan/start-payment.ts';

/** Why charges are let go; `coupon` is the product's own and not for staff. */
export const waiverReasons = [
  'goodwill',
  'lender-error',
  'complaint-upheld',
  'hardship',
  'disaster',
] as const;

const everyAction = {
  /** Why it is done, for whoever reads the log later. */
  reason: lineField('reason_required', 5, 200),
  /** The borrower's request that this carries out. */
  requestId: v.optional(uuidField),
};
const reference = lineField('reference_required', 3, 60);
const moreThanNothing = v.pipe(centavosField, v.minValue(1, 'amount_invalid'));

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
      letterId: v.optional(uuidField),
      ...everyAction,
    }),
    v.strictObject({
      kind: v.literal('waive-charges'),
      interestCentavos: centavosField,
      lateChargeCentavos: centavosField,
      penaltyFeeCentavos: centavosField,
      /** Of the fees that were left to the repayment. */
      feeCentavos: v.optional(centavosField, 0),
      waiverReason: v.picklist(waiverReasons, 'choice_required'),
      ...everyAction,
    }),
    v.strictObject({
      kind: v.literal('agree-hardship-plan'),
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
      returnedCentavos: centavosField,
      reference,
      ...everyAction,
    }),
    v.strictObject({ kind: v.literal('refund-credit'), amountCentavos: moreThanNothing, ...everyAction }),
    v.strictObject({ kind: v.literal('write-off'), ...everyAction }),
    v.strictObject({
      kind: v.literal('return-disbursement'),
      /** Why the bank sent it back. */
      bankCode: v.picklist(payoutFailures, 'bank_code_format'),
      ...everyAction,
    }),
  ],
  'choice_required',
);
export type LoanAction = v.InferOutput<typeof loanAction>;
export type LoanActionKind = LoanAction['kind'];

/** Who may do what; an action that needs a second person needs one of the same roles. */
export const rolesOfAction: Readonly<Record<LoanActionKind, readonly StaffRole[]>> = {
  'record-payment': ['finance', 'admin'],
  'waive-charges': ['collections', 'seniorReviewer', 'finance', 'admin'],
  'agree-hardship-plan': ['collections', 'seniorReviewer', 'admin'],
  cancel: ['agent', 'finance', 'admin'],
  'refund-credit': ['finance', 'admin'],
  'write-off': ['collections', 'finance', 'admin'],
  'return-disbursement': ['finance', 'admin'],
};

/** Whoever may do any of them. */
export const loanActionRoles = ['agent', 'seniorReviewer', 'finance', 'collections', 'admin'] as const;
/** Whoever may look at a customer's loans. */
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
