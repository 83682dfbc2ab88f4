import * as v from 'valibot';
import { dateField, instantField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { partnerScopes } from '../../partner-scopes.ts';
import { loanInstallment, loanStatusField } from '../loan/loan-answer.ts';

/** Who sees the keys of partners, and who makes and revokes them. `approval-rules.ts` says who confirms one. */
export const partnerKeyReaders = ['finance', 'admin', 'auditor'] as const;
export const partnerKeyRoles = ['admin'] as const;

export const keyParams = v.strictObject({ keyId: uuidField });
export const scopeField = v.picklist(partnerScopes, 'choice_required');

/** A key as staff see it; the key itself is shown once, when it is made. */
export const partnerKeyAnswer = v.strictObject({
  keyId: uuidField,
  name: v.string(),
  scopes: v.array(scopeField),
  perMinute: v.number(),
  /** 'waiting' for a second person; 'over' is past its day. Only one that is 'on' opens anything. */
  state: v.picklist(['waiting', 'on', 'over', 'refused', 'revoked']),
  addedAt: instantField,
  addedBy: v.string(),
  /** Whether the asking member of staff made it, and so may not confirm it. */
  isOwn: v.boolean(),
  expiresAt: v.nullable(instantField),
  /** To the minute; null where it was never used. */
  lastUsedAt: v.nullable(instantField),
});
export type PartnerKeyAnswer = v.InferOutput<typeof partnerKeyAnswer>;

/** A loan's id or its order number. */
export const loanParams = v.strictObject({
  loan: v.pipe(v.string('order_number_format'), v.maxLength(80, 'order_number_format')),
});

/** From where a list goes on, and how long it is at most. */
export const pageQuery = v.strictObject({
  /** What `cursor` of the last answer said; from the beginning where it is left out. */
  after: v.optional(digitsField(15)),
  limit: v.optional(
    v.pipe(digitsField(3), v.minValue(1, 'choice_required'), v.maxValue(100, 'choice_required')),
  ),
});

function digitsField(most: number) {
  return v.pipe(
    v.string('choice_required'),
    v.maxLength(most, 'choice_required'),
    v.regex(/^\d+$/, 'choice_required'),
    v.transform(Number),
  );
}

/** A loan as the lender's own systems see it: how it stands today, in centavos and Manila days. */
export const partnerLoan = v.strictObject({
  loanId: uuidField,
  customerId: uuidField,
  orderNumber: v.string(),
  productId: v.string(),
  status: loanStatusField,
  principalCentavos: centavosField,
  netDisbursedCentavos: centavosField,
  termDays: v.number(),
  disbursedOn: v.nullable(dateField),
  /** The next day on which something is due. */
  dueOn: v.nullable(dateField),
  settledOn: v.nullable(dateField),
  extensionCount: v.number(),
  asOfOn: dateField,
  balance: v.strictObject({
    owedCentavos: centavosField,
    principalCentavos: centavosField,
    interestCentavos: centavosField,
    lateChargeCentavos: centavosField,
    penaltyFeeCentavos: centavosField,
    feeCentavos: centavosField,
    customerCreditCentavos: centavosField,
  }),
  /** The payments agreed on: after a hardship plan those of the plan. */
  schedule: v.array(loanInstallment),
  /** What had been paid when a hardship plan was agreed on; with `schedule` it adds up to the loan. Null where nothing had, or without a plan. */
  paidBeforePlan: v.nullable(
    v.strictObject({
      agreedOn: dateField,
      principalCentavos: centavosField,
      interestCentavos: centavosField,
      feeCentavos: centavosField,
    }),
  ),
});
export type PartnerLoan = v.InferOutput<typeof partnerLoan>;

/** What became of a repayment that a partner told of. */
export const partnerRepayment = v.strictObject({
  repaymentId: uuidField,
  loanId: uuidField,
  /** 'waiting' for a member of staff; once it is 'booked' a `loan.repaid` event says so too. */
  state: v.picklist(['waiting', 'booked', 'refused']),
  amountCentavos: centavosField,
  paidOn: dateField,
  reference: v.string(),
});
export type PartnerRepayment = v.InferOutput<typeof partnerRepayment>;
