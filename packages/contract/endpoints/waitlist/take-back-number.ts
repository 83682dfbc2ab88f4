import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { phoneField } from '../../fields.ts';

/** Erases a number that was left. Open to anyone; the answer is the same whether the number was there or not. */
export const takeBackNumber = endpoint({
  name: 'takeBackNumber',
  method: 'POST',
  // The number goes in the body: addresses end up in logs.
  path: '/api/waitlist-entry/taken-back',
  access: 'open',
  body: v.strictObject({ phone: phoneField }),
  output: v.strictObject({}),
  errors: ['too_frequent'],
});
