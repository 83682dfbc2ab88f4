import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';

/** Sends the borrower a code that serves for changing the payout account and for nothing else. */
export const requestAccountCode = endpoint({
  name: 'requestAccountCode',
  method: 'POST',
  path: '/api/account-change/code',
  access: 'customer',
  maintained: 'accountChange',
  body: v.strictObject({}),
  output: v.strictObject({
    challengeId: uuidField,
    codeLength: v.number(),
    expiresAt: instantField,
    /** From when another code may be asked for. */
    resendAt: instantField,
  }),
  errors: [
    'not_signed_in',
    'session_ended',
    'account_change_closed',
    'profile_incomplete',
    'account_change_not_possible',
    'too_frequent',
    'sms_limit_reached',
    'sms_unreachable',
    'step_up_required',
  ],
});
