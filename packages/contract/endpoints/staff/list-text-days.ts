import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField } from '../../fields.ts';
import { centavosField } from '../../money.ts';

/** What text messages cost and whether they arrive: day by day in Manila and provider by provider, the latest day first. */
export const listTextDays = endpoint({
  name: 'listTextDays',
  method: 'GET',
  path: '/api/staff/text-messages',
  access: 'staff',
  roles: ['finance', 'admin', 'auditor'],
  output: v.strictObject({
    days: v.array(
      v.strictObject({
        on: dateField,
        provider: v.string(),
        /** Taken by the provider, or perhaps taken. */
        sent: v.number(),
        /** Reported as arrived. One provider reports no more than that the network has a message; those are in neither figure. */
        delivered: v.number(),
        undelivered: v.number(),
        /** Refused by the provider, so that another was asked. */
        refused: v.number(),
        costCentavos: centavosField,
      }),
    ),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
