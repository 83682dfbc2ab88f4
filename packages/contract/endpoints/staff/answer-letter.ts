import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, paragraphField, uuidField } from '../../fields.ts';
import { letterLength, letterOutcomes } from '../../letter-kinds.ts';
import { loanActionRoles } from './loan-action.ts';

/**
 * Answers a letter in words that its writer reads. A payment that is booked because of its proof answers the proof by
 * itself; here it is told that it was not found, or that it had been booked before.
 */
export const answerLetter = endpoint({
  name: 'answerLetter',
  method: 'POST',
  path: '/api/staff/customers/:customerId/letters/:letterId/answer',
  access: 'staff',
  roles: loanActionRoles,
  needsIdempotencyKey: true,
  params: v.strictObject({ customerId: uuidField, letterId: uuidField }),
  body: v.strictObject({
    outcome: v.picklist(letterOutcomes, 'choice_required'),
    text: paragraphField('letter_text', letterLength.least, letterLength.most),
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
