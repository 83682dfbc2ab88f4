import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { keyParams, partnerKeyAnswer, partnerKeyRoles } from './partner-answer.ts';

/** Ends a key at once and for good. */
export const revokePartnerKey = endpoint({
  name: 'revokePartnerKey',
  method: 'POST',
  path: '/api/staff/partner-keys/:keyId/revocation',
  access: 'staff',
  roles: partnerKeyRoles,
  params: keyParams,
  body: v.strictObject({}),
  output: partnerKeyAnswer,
  errors: ['not_signed_in', 'forbidden', 'request_already_answered'],
});
