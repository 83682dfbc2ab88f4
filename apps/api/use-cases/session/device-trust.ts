import type { ApplicationRow, CustomerRow, CustomerSnapshot } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { knownSince, markNameOf, settledAfterMs } from './known-device.ts';
import type { Loaded } from '../write.ts';
import { phoneOf } from '../customer-data/phone-of.ts';

type TrustContext = Pick<Context, 'personalData' | 'now'>;

/**
 * From when a browser may say where money goes, in milliseconds since 1970; null where it may now. A code by SMS alone is
 * never enough: a browser that came after the application that was approved first was sent waits a day, in which the owner is told
 * of it. Somebody whose application is older than their first log-in has the browsers of that day, unless staff changed the number or
 * somebody logged other browsers out meanwhile. Source: ruling 38.
 */
export function deviceWaitsUntil(
  context: TrustContext,
  owned: Loaded<'applications'>,
  device: string | null,
): number | null {
  const approved = firstApproved(owned);
  return approved === null ? null : waitsUntil(context, owned, device, firstSentAt(approved));
}

/**
 * From when a browser may take the photos and the drawn signature along, in milliseconds since 1970; null where it may now. Nobody
 * approves them first, so a browser waits that came after the first application was sent or, before that, after the first photo.
 */
export function picturesWaitUntil(
  context: TrustContext,
  owned: Loaded<'applications' | 'photos'>,
  device: string | null,
): number | null {
  const sentAt = owned.applications.map(firstSentAt);
  const takenAt = owned.photos.flatMap(({ uploadedAt }) => uploadedAt ?? []);
  const times = sentAt.length === 0 ? takenAt : sentAt;
  return times.length === 0 ? null : waitsUntil(context, owned, device, Math.min(...times));
}

/** A browser that was known before an instant never waits; any other one until it has been known for a day. */
function waitsUntil(
  { personalData, now }: TrustContext,
  owned: Loaded,
  device: string | null,
  sentAt: number,
): number | null {
  const name = markNameOf(phoneOf(personalData, owned), owned.customer);
  const since = knownSince(personalData, device, name, now());
  if (since === null) return now() + settledAfterMs;
  const loggedInAt = firstLogInAt(owned.customer);
  const hasFirstDay = loggedInAt > sentAt && owned.customer.deviceGeneration === 0;
  const isFromBefore = since <= (hasFirstDay ? loggedInAt + settledAfterMs : sentAt);
  const until = since + settledAfterMs;
  return isFromBefore || until <= now() ? null : until;
}

/**
 * When a customer was approved first, in milliseconds since 1970; of an approval that is reviewed again, when that began. Null where nobody
 * approved them yet.
 */
export function firstApprovedAt(owned: Pick<CustomerSnapshot, 'applications'>): number | null {
  const approved = firstApproved(owned);
  return approved === null ? null : (approved.decidedAt ?? approved.submittedAt);
}

function firstApproved({ applications }: Pick<CustomerSnapshot, 'applications'>): ApplicationRow | null {
  // One that is reviewed again keeps the limit it had: a browser that comes meanwhile waits as before.
  const approved = applications.filter(
    ({ status, decidedAt, limitCentavos }) =>
      (status === 'approved' && decidedAt !== null) || limitCentavos > 0,
  );
  return approved.toSorted((one, other) => (one.decidedAt ?? 0) - (other.decidedAt ?? 0))[0] ?? null;
}

/** The consents are given when an application is sent first; a correction sends it again, maybe long after a stranger came. */
function firstSentAt({ consents, submittedAt }: ApplicationRow): number {
  const { givenAt } = consents;
  return givenAt === undefined ? submittedAt : Date.parse(givenAt);
}

/** The box about privacy stands at every log-in with a code; the first one kept is the first log-in. */
function firstLogInAt({ logInConsents }: Pick<CustomerRow, 'logInConsents'>): number {
  const times = logInConsents.map(({ givenAt }) => Date.parse(givenAt));
  return times.length === 0 ? 0 : Math.min(...times);
}
