import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { oneTimeCodeField, uuidField } from '../../fields.ts';
import { loginAnswer } from './session-answer.ts';

/** Exchanges a code for a session; the refresh secret travels in a cookie only. */
export const logIn = endpoint({
  name: 'logIn',
  method: 'POST',
  path: '/api/session',
  access: 'open',
  body: v.strictObject({
    challengeId: uuidField,
    code: oneTimeCodeField,
  }),
  output: loginAnswer,
  errors: ['code_incorrect', 'code_expired', 'security_wait', 'step_up_required'],
});
