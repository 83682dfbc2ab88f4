import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { ownSettings, ownSettingsAnswer } from './own-settings-answer.ts';

/** Changes what is named and leaves the rest. */
export const saveOwnSettings = endpoint({
  name: 'saveOwnSettings',
  method: 'PUT',
  path: '/api/own-settings',
  access: 'customer',
  body: v.partial(v.strictObject(ownSettings)),
  output: ownSettingsAnswer,
  errors: ['not_signed_in', 'session_ended', 'busy_try_again'],
});
