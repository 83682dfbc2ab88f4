import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { typedCentavosField } from '../../money.ts';
import { paymentChannelField } from './payment-channels.ts';
import { paymentBridge } from './start-payment.ts';

/** Asks the payment partner for a place to pay the loan that a code was entered for, as `startPayment` does for a logged-in borrower. */
export const payByCode = endpoint({
  name: 'payByCode',
  method: 'POST',
  path: '/api/pay-by-code/payments',
  access: 'open',
  maintained: 'paying',
  needsIdempotencyKey: true,
  body: v.strictObject({
    kind: v.picklist(['full', 'due', 'part'], 'choice_required'),
    /** For 'full' and 'due' the figure that was shown; for 'part' any amount up to the payoff. */
    amountCentavos: typedCentavosField,
    channel: paymentChannelField,
  }),
  output: paymentBridge,
  errors: [
    'code_expired',
    'paying_closed',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'loan_not_repayable',
    'payment_amount_invalid',
    'quote_changed',
    'payment_channel_unavailable',
  ],
});
