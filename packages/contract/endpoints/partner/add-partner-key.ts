import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, lineField } from '../../fields.ts';
import { partnerKeyAnswer, partnerKeyRoles, scopeField } from './partner-answer.ts';

/** Makes a key and shows it, this once. One that may write waits for a second person. */
export const addPartnerKey = endpoint({
  name: 'addPartnerKey',
  method: 'POST',
  path: '/api/staff/partner-keys',
  access: 'staff',
  roles: partnerKeyRoles,
  body: v.strictObject({
    name: lineField('name_format', 3, 60),
    scopes: v.pipe(
      v.array(scopeField),
      v.minLength(1, 'choice_required'),
      v.transform((scopes) => [...new Set(scopes)]),
    ),
    /** Calls in a minute. */
    perMinute: v.pipe(
      v.number('amount_invalid'),
      v.integer('amount_invalid'),
      v.minValue(1, 'amount_invalid'),
      v.maxValue(6_000, 'amount_invalid'),
    ),
    expiresAt: v.nullable(instantField),
  }),
  output: v.strictObject({ key: partnerKeyAnswer, secret: v.string() }),
  errors: ['not_signed_in', 'forbidden'],
});
