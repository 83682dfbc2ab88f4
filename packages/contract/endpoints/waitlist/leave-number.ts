import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { phoneField } from '../../fields.ts';
import { languageField } from '../../language.ts';

/**
 * Leaves a phone number to be told once, by SMS, when the product works on Android. Open to anyone; the answer is the same
 * whether the number was there or not.
 */
export const leaveNumber = endpoint({
  name: 'leaveNumber',
  method: 'POST',
  path: '/api/waitlist-entry',
  access: 'open',
  body: v.strictObject({
    phone: phoneField,
    language: languageField,
    hasConsent: v.literal(true, 'consent_required'),
  }),
  output: v.strictObject({}),
  errors: ['too_frequent'],
});
