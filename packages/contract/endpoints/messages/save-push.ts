import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { pushAnswer } from './push-answer.ts';

/** A browser's key of so many bytes, base64url. */
const key = (bytes: number) =>
  v.pipe(
    v.string('invalid'),
    v.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`), 'invalid'),
  );

/** Has word of messages go to the phone that asks, until its log-in ends. Given again, the newer address counts. */
export const savePush = endpoint({
  name: 'savePush',
  method: 'PUT',
  path: '/api/push',
  access: 'customer',
  body: v.strictObject({
    endpoint: v.pipe(v.string('invalid'), v.maxLength(1_000, 'too_long'), v.url('invalid')),
    /** A point of the curve P-256, not compressed. */
    p256dh: key(65),
    auth: key(16),
  }),
  output: pushAnswer,
  errors: ['not_signed_in', 'session_ended', 'busy_try_again', 'push_address_refused'],
});
