import * as v from 'valibot';
import { channelNumberField } from '../../channel-number.ts';
import { businessDateField, instantField, lineField, uuidField } from '../../fields.ts';
import { centavosField, sumCentavosField } from '../../money.ts';
import { paymentChannelField } from '../loan/payment-channels.ts';

/** A billion pesos: far above any transfer of a lender, and so small that no sum of them overflows. */
export const mostTransferredCentavos = 100_000_000_000;

export const bankTransferKinds = [
  'capital-paid-in',
  'provider-topped-up',
  'own-channels-deposited',
  'conversion-cleared',
] as const;

/** The reason of a step, kept with it and in the audit log. */
export const stepReasonField = lineField('reason_required', 5, 200);

/** A transfer on the lender's bank statement: capital from its owners, money sent to the payout provider, or a deposit of what branches and partners collected themselves. Or the end of a conversion, by the number of the lender's record of it. */
export const bankTransfer = v.strictObject({
  kind: v.picklist(bankTransferKinds, 'choice_required'),
  amountCentavos: v.pipe(
    centavosField,
    v.minValue(1, 'amount_invalid'),
    v.maxValue(mostTransferredCentavos, 'amount_invalid'),
  ),
  /** The Manila day of the transfer. */
  paidOn: businessDateField,
  /** The bank's number of the transfer, by which it is booked at most once. */
  reference: channelNumberField,
});

/** What the bank shows of a settlement file that was booked. */
export const settlementReceipt = {
  amountCentavos: bankTransfer.entries.amountCentavos,
  /** The Manila day on which it arrived. */
  paidOn: businessDateField,
  /** The bank's number of the transfer, by which it is booked at most once. */
  reference: channelNumberField,
};

/** What an entry stands for that two people may take back by a contrary one. Money in suspense, settlements that a provider reported and their chargebacks are not among them: each has a way back of its own. */
export const takenBackKinds = [...bankTransferKinds, 'settlement-received'] as const;

/** From where money went back to its payer. */
export const returnSources = ['bank', 'payout-provider'] as const;

/** The transfer by which money in suspense went back to its payer. */
export const suspenseReturn = {
  from: v.picklist(returnSources, 'choice_required'),
  /** The Manila day of the transfer. */
  paidOn: businessDateField,
  /** The number of the transfer. It stands for one return. */
  reference: channelNumberField,
};

/** What a step is about, by its kind. */
export const lenderStepDetails = v.variant('kind', [
  bankTransfer,
  v.strictObject({
    kind: v.literal('settlement-received'),
    fileId: uuidField,
    fileName: v.string(),
    provider: v.string(),
    /** What the file says that the bank gets, in centavos; less than nothing where more was taken back than collected. */
    expectedCentavos: sumCentavosField,
    ...settlementReceipt,
  }),
  v.strictObject({
    kind: v.literal('suspense-assigned'),
    suspenseId: uuidField,
    amountCentavos: centavosField,
    customerId: uuidField,
    loanId: uuidField,
    orderNumber: v.string(),
    channel: paymentChannelField,
  }),
  v.strictObject({
    kind: v.literal('suspense-received-again'),
    suspenseId: uuidField,
    amountCentavos: centavosField,
    /** The provider's number of the payment. */
    reference: v.string(),
  }),
  v.strictObject({
    kind: v.literal('suspense-returned'),
    suspenseId: uuidField,
    amountCentavos: centavosField,
    ...suspenseReturn,
  }),
  v.strictObject({
    kind: v.literal('entry-taken-back'),
    /** The entry that was wrong. */
    entryId: uuidField,
    entryKind: v.picklist(takenBackKinds),
    amountCentavos: centavosField,
    paidOn: businessDateField,
    reference: v.string(),
    /** The settlement file of which the wrong entry booked what the bank received; null of any other entry. */
    fileId: v.nullable(uuidField),
  }),
]);
export type LenderStepKind = v.InferOutput<typeof lenderStepDetails>['kind'];

export const lenderStep = v.strictObject({
  stepId: uuidField,
  details: lenderStepDetails,
  reason: v.string(),
  proposedBy: v.string(),
  proposedAt: instantField,
  /** Whether the reader proposed it, and so may not confirm it. */
  isOwn: v.boolean(),
  status: v.picklist(['open', 'confirmed', 'declined']),
  answeredBy: v.nullable(v.string()),
  answeredAt: v.nullable(instantField),
  /** The entry that it booked in the lender's own name; null where it booked none, or one for money in suspense. */
  entryId: v.nullable(uuidField),
  /** The entry that took that one back. */
  takenBackByEntryId: v.nullable(uuidField),
});
export type LenderStep = v.InferOutput<typeof lenderStep>;
