import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField } from '../../fields.ts';

/** Events of providers that the product could not act on, oldest first: each with why, and whether the provider can be asked again. */
export const listQuarantinedEvents = endpoint({
  name: 'listQuarantinedEvents',
  method: 'GET',
  path: '/api/staff/provider-events',
  access: 'staff',
  isPolled: true,
  roles: ['finance', 'admin', 'auditor'],
  output: v.strictObject({
    asOf: instantField,
    /** All of them, of which `events` shows the oldest. */
    count: v.number(),
    events: v.array(
      v.strictObject({
        provider: v.string(),
        eventId: v.string(),
        /** What the provider calls this kind of event. */
        name: v.string(),
        /** The payout's or payment's number; null where the event names none. */
        about: v.nullable(v.string()),
        /** Why a person is needed, as a code. */
        reason: v.string(),
        receivedAt: instantField,
        canAskAgain: v.boolean(),
      }),
    ),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
