import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

/** Asks the provider what became of a payout, and books the answer. Asking moves no money, so one person may. */
export const askAboutPayout = endpoint({
  name: 'askAboutPayout',
  method: 'POST',
  path: '/api/staff/customers/:customerId/payouts/:payoutId/ask',
  access: 'staff',
  roles: ['finance', 'admin'],
  params: v.strictObject({ customerId: uuidField, payoutId: uuidField }),
  output: v.strictObject({
    status: v.picklist(['requested', 'sending', 'succeeded', 'failed', 'unknown']),
  }),
  errors: ['not_signed_in', 'forbidden', 'busy_try_again'],
});
