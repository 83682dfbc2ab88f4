import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';

/** Sandbox: what the simulated payout provider does with the next payout. */
export const setNextPayout = endpoint({
  name: 'setNextPayout',
  method: 'POST',
  path: '/api/sandbox/payouts/next',
  access: 'sandbox',
  body: v.strictObject({ outcome: v.picklist(['succeed', 'fail', 'timeout', 'unknown'], 'choice_required') }),
  output: v.strictObject({ outcome: v.picklist(['succeed', 'fail', 'timeout', 'unknown']) }),
  errors: [],
});
