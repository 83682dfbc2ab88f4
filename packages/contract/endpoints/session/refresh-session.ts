import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { sessionAnswer } from './session-answer.ts';

/** Rotates the refresh cookie and gives a new access token. A reused cookie ends the whole family. */
export const refreshSession = endpoint({
  name: 'refreshSession',
  method: 'POST',
  path: '/api/session/refresh',
  access: 'open',
  body: v.strictObject({}),
  output: sessionAnswer,
  errors: ['not_signed_in', 'session_ended'],
});
