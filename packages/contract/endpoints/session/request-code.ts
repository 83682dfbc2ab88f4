import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, phoneField, uuidField } from '../../fields.ts';
import { numberCharacters } from '../../plain-text.ts';
import { languageField } from '../../language.ts';

/** The characters of a picture, as typed. */
export const graphicCodeField = v.pipe(
  v.string('graphic_code_format'),
  v.maxLength(80, 'graphic_code_format'),
  v.transform(numberCharacters),
  v.maxLength(12, 'graphic_code_format'),
);

/** Sends a one-time code by SMS. The answer is the same for known and unknown numbers. */
export const requestCode = endpoint({
  name: 'requestCode',
  method: 'POST',
  path: '/api/session/code',
  access: 'open',
  maintained: 'loginCodes',
  body: v.strictObject({
    phone: phoneField,
    language: languageField,
    hasPrivacyConsent: v.literal(true, 'consent_required'),
    graphicCodeId: v.optional(uuidField),
    graphicCode: v.optional(graphicCodeField),
  }),
  output: v.strictObject({
    challengeId: uuidField,
    codeLength: v.number(),
    expiresAt: instantField,
    /** From when another code may be asked for. */
    resendAt: instantField,
  }),
  errors: [
    'too_frequent',
    'sms_limit_reached',
    'sms_unreachable',
    'security_wait',
    'step_up_required',
    'graphic_code_required',
    'graphic_code_incorrect',
  ],
});
