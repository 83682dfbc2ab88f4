import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { languageField } from '../../language.ts';
import { homeAnswer } from './home-answer.ts';

/** Sends the finished profile for a decision, with each consent given on its own. */
export const submitApplication = endpoint({
  name: 'submitApplication',
  method: 'POST',
  path: '/api/applications',
  access: 'customer',
  needsIdempotencyKey: true,
  body: v.strictObject({
    hasPrivacyConsent: v.literal(true, 'consent_required'),
    hasTermsConsent: v.literal(true, 'consent_required'),
    language: languageField,
  }),
  /** With home as it is then, which shows it; null where it could not be had. */
  output: v.strictObject({ applicationId: uuidField, home: v.nullable(homeAnswer) }),
  errors: [
    'not_signed_in',
    'session_ended',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'profile_incomplete',
    'application_already_open',
    'offer_stands',
    'reapply_later',
    'outstanding_loan',
  ],
});
