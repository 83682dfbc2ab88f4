import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { partnerKeyAnswer, partnerKeyReaders } from './partner-answer.ts';

/** The keys of the lender's own systems, the latest first. */
export const listPartnerKeys = endpoint({
  name: 'listPartnerKeys',
  method: 'GET',
  path: '/api/staff/partner-keys',
  access: 'staff',
  roles: partnerKeyReaders,
  output: v.strictObject({ keys: v.array(partnerKeyAnswer) }),
  errors: ['not_signed_in', 'forbidden'],
});
