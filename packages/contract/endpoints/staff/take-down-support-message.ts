import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { paragraphField, uuidField } from '../../fields.ts';
import { feedbackKinds, supportMessageLength } from '../../support-message-kinds.ts';
import { supportMessageReceipt } from '../support-message/support-message-answer.ts';
import { loanActionRoles } from './loan-action.ts';

/**
 * Keeps what a borrower asked or complained of by phone or email, as if they had written it in the app: it waits for its answer within
 * the same days, and the borrower sees it among their messages, marked as taken down.
 */
export const takeDownSupportMessage = endpoint({
  name: 'takeDownSupportMessage',
  method: 'POST',
  path: '/api/staff/customers/:customerId/support-messages',
  access: 'staff',
  roles: loanActionRoles,
  needsIdempotencyKey: true,
  params: v.strictObject({ customerId: uuidField }),
  body: v.strictObject({
    kind: v.picklist(feedbackKinds, 'choice_required'),
    text: paragraphField('support_message_text', supportMessageLength.least, supportMessageLength.most),
  }),
  output: supportMessageReceipt,
  errors: [
    'not_signed_in',
    'forbidden',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'request_not_possible',
  ],
});
