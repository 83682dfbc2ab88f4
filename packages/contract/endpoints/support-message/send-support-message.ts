import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, lineField, paragraphField, uuidField } from '../../fields.ts';
import { feedbackKinds, supportMessageLength } from '../../support-message-kinds.ts';
import { supportMessageReceipt } from './support-message-answer.ts';

/** Writes to the lender: a question, a complaint, a suggestion, or that a payment was made, with its picture. */
export const sendSupportMessage = endpoint({
  name: 'sendSupportMessage',
  method: 'POST',
  path: '/api/support-messages',
  access: 'customer',
  needsIdempotencyKey: true,
  body: v.variant(
    'kind',
    [
      v.strictObject({
        kind: v.picklist(feedbackKinds),
        text: paragraphField('support_message_text', supportMessageLength.least, supportMessageLength.most),
      }),
      v.strictObject({
        kind: v.literal('paymentProof'),
        loanId: uuidField,
        /** A photo of the kind `paymentProof` that has arrived. */
        photoId: uuidField,
        paidAt: instantField,
        /** The number that the partner gave the payment. */
        reference: lineField('payment_reference', 3, 60),
      }),
    ],
    'choice_required',
  ),
  output: supportMessageReceipt,
  errors: [
    'not_signed_in',
    'session_ended',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'too_frequent',
    'request_not_possible',
  ],
});
