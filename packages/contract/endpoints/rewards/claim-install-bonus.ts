import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { installBonusAnswer } from './install-bonus-answer.ts';

/** Gives the bonus once to a borrower who opened the app from its icon. Claimed again, it answers what was given. */
export const claimInstallBonus = endpoint({
  name: 'claimInstallBonus',
  method: 'POST',
  path: '/api/install-bonus',
  access: 'customer',
  body: v.strictObject({
    proof: v.pipe(v.string(), v.maxLength(400, 'too_long')),
    /** How the app is shown; a tab of the browser is no icon. */
    displayMode: v.literal('standalone', 'choice_required'),
  }),
  output: installBonusAnswer,
  errors: ['not_signed_in', 'session_ended', 'busy_try_again', 'install_proof_invalid'],
});
