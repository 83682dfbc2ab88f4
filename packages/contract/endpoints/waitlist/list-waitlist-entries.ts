import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';
import { languageField } from '../../language.ts';

/** How many numbers wait to be told of Android, by language, and what became of those that were told. No number is shown. */
export const listWaitlistEntries = endpoint({
  name: 'listWaitlistEntries',
  method: 'GET',
  path: '/api/staff/waitlist-entries',
  access: 'staff',
  roles: ['admin', 'marketing', 'auditor'],
  output: v.strictObject({
    /** Whether the product works on Android here: before it does, there is nothing to tell. */
    isAndroidSupported: v.boolean(),
    waiting: v.array(v.strictObject({ language: languageField, count: v.number() })),
    /** The latest first. */
    waitlistNotifications: v.array(
      v.strictObject({
        waitlistNotificationId: uuidField,
        askedAt: instantField,
        askedBy: v.string(),
        /** How many numbers waited then. */
        asked: v.number(),
        sent: v.number(),
        /** The operator did not take the message, however often it was tried. */
        failed: v.number(),
        /** The server stopped while it sent: not sent again, since it may have arrived. */
        unclear: v.number(),
        left: v.number(),
      }),
    ),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
