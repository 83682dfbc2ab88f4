import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { adConsentAnswer } from './ad-consent-answer.ts';

const adWord = v.optional(v.pipe(v.string('invalid'), v.maxLength(100, 'too_long')));

/** Agrees to having an advertising service told, with what the link said that led here; or takes that back. */
export const saveAdConsent = endpoint({
  name: 'saveAdConsent',
  method: 'PUT',
  path: '/api/ad-consent',
  access: 'customer',
  body: v.strictObject({
    isOn: v.boolean('choice_required'),
    campaign: adWord,
    adgroup: adWord,
    creative: adWord,
  }),
  output: adConsentAnswer,
  errors: ['not_signed_in', 'session_ended', 'busy_try_again', 'not_found'],
});
