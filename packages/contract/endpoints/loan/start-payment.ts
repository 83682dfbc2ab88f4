import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';
import { typedCentavosField } from '../../money.ts';
import { paymentKindField, paymentSummary } from './loan-answer.ts';
import { paymentChannelField } from './payment-channels.ts';

/** A payment as the bridge page shows it: who will take it, where, and how much. */
export const paymentBridge = v.strictObject({
  payment: paymentSummary,
  loanId: uuidField,
  partnerName: v.string(),
  partnerHost: v.string(),
  /** The partner's page; null where the borrower scans or says a code instead. */
  partnerUrl: v.nullable(v.string()),
  /** What a wallet or bank app scans to pay exactly this; null where the channel is not paid by scanning. */
  partnerQrText: v.nullable(v.string()),
  /** What the borrower says at a counter; null where the channel has none. */
  partnerCode: v.nullable(v.string()),
  /** Opaque reference of the page to come back to (/KSResult?ref=…). */
  resultReference: v.string(),
  expiresAt: instantField,
});

/** Asks the payment partner for a place to pay. Nothing is booked before the partner reports money. */
export const startPayment = endpoint({
  name: 'startPayment',
  method: 'POST',
  path: '/api/loans/:loanId/payments',
  access: 'customer',
  maintained: 'paying',
  needsIdempotencyKey: true,
  params: v.strictObject({ loanId: uuidField }),
  body: v.strictObject({
    kind: paymentKindField,
    /** For 'full', 'due' and 'extension' the figure the borrower saw today, less what the coupon takes off; for 'part' any amount up to the payoff. */
    amountCentavos: typedCentavosField,
    channel: paymentChannelField,
    /** The coupon to be used with it; the amount is then what the coupon leaves to pay. Not with 'extension'. */
    couponId: v.optional(uuidField),
  }),
  output: paymentBridge,
  errors: [
    'not_signed_in',
    'session_ended',
    'paying_closed',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'loan_not_repayable',
    'payment_amount_invalid',
    'quote_changed',
    'coupon_not_usable',
    'payment_channel_unavailable',
  ],
});
