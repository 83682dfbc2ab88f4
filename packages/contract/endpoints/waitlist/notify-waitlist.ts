import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

/** Has every waitlist entry told once, between 06:00 and 22:00 in Manila, and erased. Refused where none waits. */
export const notifyWaitlist = endpoint({
  name: 'notifyWaitlist',
  method: 'POST',
  path: '/api/staff/waitlist-entries/notifications',
  access: 'staff',
  roles: ['admin', 'marketing'],
  body: v.strictObject({}),
  output: v.strictObject({ waitlistNotificationId: uuidField, asked: v.number() }),
  errors: ['not_signed_in', 'forbidden', 'request_not_possible'],
});
