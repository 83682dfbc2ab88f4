import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, phoneField, uuidField } from '../../fields.ts';
import { languageField } from '../../language.ts';
import { graphicCodeField } from '../session/request-code.ts';

/**
 * Sends a one-time code by SMS that serves for paying one loan where nobody can log in, as on an Android phone. The answer is
 * the same for known and unknown numbers, and the limits are those of logging in.
 */
export const requestPayCode = endpoint({
  name: 'requestPayCode',
  method: 'POST',
  path: '/api/pay-by-code/code',
  access: 'open',
  maintained: 'loginCodes',
  body: v.strictObject({
    phone: phoneField,
    language: languageField,
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
