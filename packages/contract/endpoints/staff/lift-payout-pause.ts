import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

/** Lets payouts go again after a restore: one person proposes it, another confirms, both by this call. */
export const liftPayoutPause = endpoint({
  name: 'liftPayoutPause',
  method: 'POST',
  path: '/api/staff/payout-pause',
  access: 'staff',
  roles: ['finance', 'admin'],
  body: v.strictObject({ pauseId: uuidField }),
  output: v.strictObject({ state: v.picklist(['proposed', 'lifted']) }),
  errors: ['not_signed_in', 'forbidden', 'request_not_possible'],
});
