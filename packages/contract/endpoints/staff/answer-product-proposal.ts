import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

/** Publishes a version that a colleague proposed, after it was checked against the caps again, or refuses it. */
export const answerProductProposal = endpoint({
  name: 'answerProductProposal',
  method: 'POST',
  path: '/api/staff/products/proposals/:proposalId/answer',
  access: 'staff',
  roles: ['finance', 'admin'],
  params: v.strictObject({ proposalId: uuidField }),
  body: v.strictObject({ outcome: v.picklist(['confirm', 'refuse'], 'choice_required') }),
  output: v.strictObject({ status: v.picklist(['published', 'refused']) }),
  errors: [
    'not_signed_in',
    'forbidden',
    'product_refused',
    'request_already_answered',
    'second_person_required',
  ],
});
