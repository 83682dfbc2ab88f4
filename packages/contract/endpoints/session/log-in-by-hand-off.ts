import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { phoneField } from '../../fields.ts';
import { handOffCodeOf } from '../../hand-off-code.ts';
import { loginAnswer } from './session-answer.ts';

/**
 * Exchanges the code that a logged-in browser shows for a session of its own. A wrong code, one that is spent or too old and
 * an unknown number are refused alike, with `code_incorrect`.
 */
export const logInByHandOff = endpoint({
  name: 'logInByHandOff',
  method: 'POST',
  path: '/api/session/hand-off/log-in',
  access: 'open',
  body: v.strictObject({
    phone: phoneField,
    code: v.pipe(
      v.string('code_format'),
      v.maxLength(80, 'code_format'),
      v.check((text) => handOffCodeOf(text) !== null, 'code_format'),
      v.transform((text) => handOffCodeOf(text) ?? ''),
    ),
  }),
  output: loginAnswer,
  errors: ['code_incorrect', 'too_frequent', 'security_wait', 'step_up_required', 'busy_try_again'],
});
