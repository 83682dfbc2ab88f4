import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { orderNumberField, uuidField } from '../../fields.ts';
import { paymentChannelField } from '../loan/payment-channels.ts';
import { stepReasonField, suspenseReturn } from './lender-step.ts';

/**
 * Proposes where money in suspense belongs: on a loan, as a payment of the day it was paid, or back with its payer by a transfer
 * that was made. Of money that its provider took back: that the provider has it again, so that it waits once more. A second person
 * confirms it. Sent twice it waits once.
 */
export const proposeSuspenseEnd = endpoint({
  name: 'proposeSuspenseEnd',
  method: 'POST',
  path: '/api/staff/suspense/:suspenseId/steps',
  access: 'staff',
  roles: ['finance', 'admin'],
  params: v.strictObject({ suspenseId: uuidField }),
  body: v.variant(
    'kind',
    [
      v.strictObject({
        kind: v.literal('suspense-assigned'),
        orderNumber: orderNumberField,
        channel: paymentChannelField,
        reason: stepReasonField,
      }),
      v.strictObject({
        kind: v.literal('suspense-received-again'),
        reason: stepReasonField,
      }),
      v.strictObject({
        kind: v.literal('suspense-returned'),
        ...suspenseReturn,
        reason: stepReasonField,
      }),
    ],
    'choice_required',
  ),
  output: v.strictObject({ stepId: uuidField }),
  errors: ['not_signed_in', 'forbidden', 'lender_step_refused'],
});
