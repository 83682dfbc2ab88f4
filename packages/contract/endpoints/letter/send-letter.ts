import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, lineField, paragraphField, uuidField } from '../../fields.ts';
import { feedbackKinds, letterLength } from '../../letter-kinds.ts';
import { letterReceipt } from './letter-answer.ts';

/** Writes to the lender: a question, a complaint, a suggestion, or that a payment was made, with its picture. */
export const sendLetter = endpoint({
  name: 'sendLetter',
  method: 'POST',
  path: '/api/letters',
  access: 'customer',
  needsIdempotencyKey: true,
  body: v.variant(
    'kind',
    [
      v.strictObject({
        kind: v.picklist(feedbackKinds),
        text: paragraphField('letter_text', letterLength.least, letterLength.most),
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
  output: letterReceipt,
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
