import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { keyParams, partnerKeyAnswer } from './partner-answer.ts';

/** Lets a colleague's key work, or refuses it; its maker may only take it back. */
export const answerPartnerKey = endpoint({
  name: 'answerPartnerKey',
  method: 'POST',
  path: '/api/staff/partner-keys/:keyId/answer',
  access: 'staff',
  roles: ['finance', 'admin'],
  params: keyParams,
  body: v.strictObject({ outcome: v.picklist(['confirm', 'refuse'], 'choice_required') }),
  output: partnerKeyAnswer,
  errors: ['not_signed_in', 'forbidden', 'second_person_required', 'request_already_answered'],
});
