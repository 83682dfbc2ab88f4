import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { payoutFailures } from '../../payout-failures.ts';

const outcomes = ['succeed', 'fail', 'timeout', 'unknown'] as const;

/** Sandbox: what the simulated payout provider does with the next payout, and the reason it gives where that fails. */
export const setNextPayout = endpoint({
  name: 'setNextPayout',
  method: 'POST',
  path: '/api/sandbox/payouts/next',
  access: 'sandbox',
  body: v.strictObject({
    outcome: v.picklist(outcomes, 'choice_required'),
    reason: v.optional(v.picklist(payoutFailures, 'choice_required'), 'INVALID_DESTINATION'),
  }),
  output: v.strictObject({ outcome: v.picklist(outcomes) }),
  errors: [],
});
