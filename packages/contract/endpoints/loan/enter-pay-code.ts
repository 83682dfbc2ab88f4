import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField, oneTimeCodeField, orderNumberField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { dueStateAnswer } from './loan-answer.ts';
import { paymentChannelField } from './payment-channels.ts';
import { paymentBridge } from './start-payment.ts';

/** What is owed on one loan, for paying by code. Tells nothing of its borrower. */
export const payableLoan = v.strictObject({
  orderNumber: v.string(),
  /** The next day on which something is due; null where all of it is. */
  dueOn: v.nullable(dateField),
  dueState: dueStateAnswer,
  /** What settles the loan today. */
  fullCentavos: centavosField,
  /** What is due now or next; null where that is all of it. */
  dueCentavos: v.nullable(centavosField),
  /** The payment that is waited for, where one is. */
  openPayment: v.nullable(paymentBridge),
  /** The ways to pay that there are today. */
  paymentChannels: v.array(paymentChannelField),
});

/**
 * Exchanges a code for what is owed on one loan of its phone number, and for a cookie by which that loan, and nothing else, can be
 * paid for half an hour. An order number that is unknown and one of somebody else are refused alike.
 */
export const enterPayCode = endpoint({
  name: 'enterPayCode',
  method: 'POST',
  path: '/api/pay-by-code',
  access: 'open',
  body: v.strictObject({
    challengeId: uuidField,
    code: oneTimeCodeField,
    orderNumber: orderNumberField,
  }),
  output: payableLoan,
  errors: [
    'code_incorrect',
    'code_expired',
    'security_wait',
    'step_up_required',
    'too_frequent',
    'loan_not_matched',
    'loan_not_repayable',
  ],
});
