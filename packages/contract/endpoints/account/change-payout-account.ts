import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { oneTimeCodeField, uuidField } from '../../fields.ts';
import { draftValuesField } from '../../profile/sections.ts';
import { accountChangeAnswer } from './account-change-answer.ts';

/**
 * Puts another payout account in the place of the one known. It must differ, unless a failed payout is sent again by it, and carry
 * the name on the ID; the code must be one sent for this. Fields that are refused are named as in the section `payoutAccount`.
 */
export const changePayoutAccount = endpoint({
  name: 'changePayoutAccount',
  method: 'POST',
  path: '/api/account-change',
  access: 'customer',
  maintained: 'accountChange',
  needsIdempotencyKey: true,
  body: v.strictObject({
    challengeId: uuidField,
    code: oneTimeCodeField,
    values: draftValuesField,
  }),
  output: accountChangeAnswer,
  errors: [
    'not_signed_in',
    'session_ended',
    'account_change_closed',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'profile_incomplete',
    'account_change_not_possible',
    'code_incorrect',
    'code_expired',
    'too_frequent',
  ],
});
