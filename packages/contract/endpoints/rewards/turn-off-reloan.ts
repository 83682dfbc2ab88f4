import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { reloanAnswer } from './reloan-answer.ts';

/** Turns Easy Re-loan off and leaves out what it had scheduled. Refused while a voucher of it is used, with the day until when. */
export const turnOffReloan = endpoint({
  name: 'turnOffReloan',
  method: 'POST',
  path: '/api/easy-reloan/off',
  access: 'customer',
  body: v.strictObject({}),
  output: reloanAnswer,
  errors: ['not_signed_in', 'session_ended', 'busy_try_again', 'no_offer', 'reloan_voucher_in_use'],
});
