import type { ApplicationRow, CustomerRow, CustomerSnapshot } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { knownSince, settledAfterMs } from './known-device.ts';
import type { Loaded } from '../write.ts';
import { phoneOf } from '../customer-data/phone-of.ts';

/**
 * From when a browser may say where money goes, in milliseconds since 1970; null where it may now. A code by SMS alone is
 * never enough: a browser that came after the first approval waits a day, in which the owner is told of it. Somebody who was
 * approved before they ever logged in has the browsers of the day of their first log-in. Source: ruling 38.
 */
export function deviceWaitsUntil(
  { personalData, now }: Pick<Context, 'personalData' | 'now'>,
  owned: Loaded<'applications'>,
  device: string | null,
): number | null {
  const approvedAt = firstApprovedAt(owned);
  if (approvedAt === null) return null;
  const since = knownSince(personalData, device, phoneOf(personalData, owned), now());
  if (since === null) return now() + settledAfterMs;
  const loggedInAt = firstLogInAt(owned.customer);
  const isFromBefore = since <= (loggedInAt > approvedAt ? loggedInAt + settledAfterMs : approvedAt);
  const until = since + settledAfterMs;
  return isFromBefore || until <= now() ? null : until;
}

/** When a customer was approved first, in milliseconds since 1970; null where nobody approved them yet. */
export function firstApprovedAt({ applications }: Pick<CustomerSnapshot, 'applications'>): number | null {
  const approved = applications.flatMap(({ status, decidedAt }: ApplicationRow) =>
    status === 'approved' && decidedAt !== null ? [decidedAt] : [],
  );
  return approved.length === 0 ? null : Math.min(...approved);
}

/** The box about privacy stands at every log-in with a code; the first one kept is the first log-in. */
function firstLogInAt({ logInConsents }: Pick<CustomerRow, 'logInConsents'>): number {
  const times = logInConsents.map(({ givenAt }) => Date.parse(givenAt));
  return times.length === 0 ? 0 : Math.min(...times);
}
