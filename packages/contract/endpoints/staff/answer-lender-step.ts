import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

/** Books what a colleague proposed, or declines it. Its proposer may only take it back. */
export const answerLenderStep = endpoint({
  name: 'answerLenderStep',
  method: 'POST',
  path: '/api/staff/lender-steps/:stepId/answer',
  access: 'staff',
  roles: ['finance', 'admin'],
  params: v.strictObject({ stepId: uuidField }),
  body: v.strictObject({ outcome: v.picklist(['confirm', 'decline'], 'choice_required') }),
  output: v.strictObject({ status: v.picklist(['confirmed', 'declined']) }),
  errors: [
    'not_signed_in',
    'forbidden',
    'lender_step_refused',
    'request_already_answered',
    'second_person_required',
    'payment_already_recorded',
    'busy_try_again',
  ],
});
