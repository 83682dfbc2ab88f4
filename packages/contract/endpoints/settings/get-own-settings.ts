import { endpoint } from '../../endpoint.ts';
import { ownSettingsAnswer } from './own-settings-answer.ts';

/** What the borrower has chosen for language and messages. */
export const getOwnSettings = endpoint({
  name: 'getOwnSettings',
  method: 'GET',
  path: '/api/own-settings',
  access: 'customer',
  output: ownSettingsAnswer,
  errors: ['not_signed_in', 'session_ended'],
});
