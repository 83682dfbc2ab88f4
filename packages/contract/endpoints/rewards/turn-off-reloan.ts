import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { reloanState } from './reloan-answer.ts';

/** Turns Easy Re-loan off and leaves out what it had scheduled, with or without an offer. Refused while a voucher of it is used, with the day until when. */
export const turnOffReloan = endpoint({
  name: 'turnOffReloan',
  method: 'POST',
  path: '/api/easy-reloan/off',
  access: 'customer',
  body: v.strictObject({}),
  output: reloanState,
  errors: ['not_signed_in', 'session_ended', 'busy_try_again', 'reloan_voucher_in_use'],
});
