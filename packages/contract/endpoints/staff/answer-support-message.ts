import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, paragraphField, uuidField } from '../../fields.ts';
import { supportMessageLength, supportMessageOutcomes } from '../../support-message-kinds.ts';
import { loanActionRoles } from './loan-action.ts';

/**
 * Answers a support message in words that its writer reads. A payment that is booked because of its proof answers the proof by
 * itself; here it is told that it was not found, or that it had been booked before.
 */
export const answerSupportMessage = endpoint({
  name: 'answerSupportMessage',
  method: 'POST',
  path: '/api/staff/customers/:customerId/support-messages/:supportMessageId/answer',
  access: 'staff',
  roles: loanActionRoles,
  needsIdempotencyKey: true,
  params: v.strictObject({ customerId: uuidField, supportMessageId: uuidField }),
  body: v.strictObject({
    outcome: v.picklist(supportMessageOutcomes, 'choice_required'),
    text: paragraphField('support_message_text', supportMessageLength.least, supportMessageLength.most),
  }),
  output: v.strictObject({ answeredAt: instantField }),
  errors: [
    'not_signed_in',
    'forbidden',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'request_already_answered',
  ],
});
