import * as v from 'valibot';
import { channelNumberField } from '../../channel-number.ts';
import { endpoint } from '../../endpoint.ts';
import { businessDateField } from '../../fields.ts';
import { typedCentavosField } from '../../money.ts';
import { paymentChannelField } from '../loan/payment-channels.ts';
import { loanParams, partnerRepayment } from './partner-answer.ts';

/**
 * Tells of a repayment that came by a channel of the lender's own. It is booked once a member of staff has confirmed it, counting from
 * the day it was paid. What is above the debt becomes the customer's credit. One at a time for each loan.
 */
export const tellPartnerRepayment = endpoint({
  name: 'tellPartnerRepayment',
  method: 'POST',
  path: '/api/partner/v1/loans/:loan/repayments',
  access: 'partner',
  scope: 'repayments:write',
  needsIdempotencyKey: true,
  params: loanParams,
  body: v.strictObject({
    amountCentavos: v.pipe(typedCentavosField, v.minValue(1, 'amount_invalid')),
    paidOn: businessDateField,
    channel: paymentChannelField,
    /** The channel's own number of the payment, by which it is booked at most once. */
    reference: channelNumberField,
  }),
  output: partnerRepayment,
  errors: [
    'not_signed_in',
    'forbidden',
    'too_frequent',
    'loan_action_refused',
    'payment_already_recorded',
    'number_mistyped',
  ],
});
