import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { installBonusAnswer } from './install-bonus-answer.ts';

/** The bonus of the home screen, with the proof that the icon put there has to carry; none once it was given. */
export const getInstallBonus = endpoint({
  name: 'getInstallBonus',
  method: 'GET',
  path: '/api/install-bonus',
  access: 'customer',
  output: v.strictObject({ ...installBonusAnswer.entries, proof: v.nullable(v.string()) }),
  errors: ['not_signed_in', 'session_ended'],
});
