import type { StaffRole } from '@luwag/contract/endpoint';
import { type AttemptCount, retryAtOf } from '../../ports/attempt-counter.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { deviceMarkOf, withDeviceMark } from '../session/known-device.ts';
import { done, type Outcome, refused } from '../write.ts';

export const staffSessionMs = 12 * 3_600_000;
/** A session that is used notes so at most once in this time, so that not every look is a write. */
const noteUseAfterMs = 60_000;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const windowMs = 15 * minuteMs;
/** Tries in a quarter of an hour from a browser in which this person has signed in, and from another one at one address. */
const mostPerDevice = 5;
const mostPerAddressAndEmail = 5;
/** Tries in a quarter of an hour at one address, over all names, because many people may share it. */
const mostPerAddress = 60;
/** Tries in a day from browsers that are not known, wherever they are; known ones are not counted here. */
const mostFromStrangers = 200;

export type SignedInStaff = { staffId: string; name: string; role: StaffRole };
export type SignInPlace = {
  remoteAddress: string;
  /** The signed marks that this browser carries of those who signed in at it. */
  deviceMarks: string | null;
};
type StaffContext = Pick<Context, 'staff' | 'passwords' | 'personalData' | 'randomness' | 'now'>;

/**
 * Checks a password and opens a session. The try is counted before the password is looked at, so that guesses at the same
 * moment cannot pass the limit; a try that succeeds is taken back. Names that nobody has are counted and take time alike.
 */
export async function signInStaff(
  context: StaffContext,
  { email: typed, password }: { email: string; password: string },
  place: SignInPlace,
): Promise<Outcome<SignedInStaff & { secret: string; deviceMarks: string }>> {
  const { staff, passwords, personalData, randomness } = context;
  const now = context.now();
  const email = typed.trim().toLowerCase();
  const counts = countsOf(context, email, place);
  const counted = await staff.countSignIn(counts, now);
  const retryAt = retryAtOf(counted);
  if (retryAt !== null) {
    const isFirst = counted.some(({ attempts, most }) => attempts === most + 1);
    if (isFirst) await recordFailure(context, email, 'limit');
    return refused('too_frequent', { retryAt: isoInstant(retryAt) });
  }
  const member = await staff.findByEmail(email);
  // One hash either way, so that the time tells nothing.
  const isRight =
    member === null
      ? await hashOnly(passwords, password)
      : await passwords.verify(member.passwordHash, password);
  if (member === null || !isRight) {
    await recordFailure(context, email, 'password');
    return refused('staff_sign_in_failed');
  }
  const secret = randomness.secret(32);
  const session = { tokenHash: personalData.hash(secret), startedAt: now, expiresAt: now + staffSessionMs };
  const { staffId, name, role } = member;
  const audit = { auditId: randomness.orderedUuid(), at: now, staffId, action: 'signed-in' } as const;
  if (!(await staff.recordSignIn(member, session, counts, audit))) {
    await recordFailure(context, email, 'password');
    return refused('staff_sign_in_failed');
  }
  const deviceMarks = withDeviceMark(personalData, place.deviceMarks, markName(email), now);
  return done({ staffId, name, role, secret, deviceMarks });
}

async function hashOnly(passwords: StaffContext['passwords'], password: string): Promise<false> {
  await passwords.hash(password);
  return false;
}

const markName = (email: string): string => `staff ${email}`;

/** What a try counts against. A browser in which this person signed in before counts for itself alone. */
function countsOf(
  { personalData, now }: Pick<StaffContext, 'personalData' | 'now'>,
  email: string,
  { remoteAddress, deviceMarks }: SignInPlace,
): AttemptCount[] {
  const count = (name: string, most: number, lasts = windowMs): AttemptCount => ({
    key: personalData.blindIndex('staff-sign-in', name),
    most,
    windowMs: lasts,
  });
  const mark = deviceMarkOf(personalData, deviceMarks, markName(email), now());
  if (mark !== null) return [count(`device ${email} ${mark}`, mostPerDevice)];
  return [
    count(`address ${remoteAddress} ${email}`, mostPerAddressAndEmail),
    count(`address ${remoteAddress}`, mostPerAddress),
    count(`strangers ${email}`, mostFromStrangers, dayMs),
  ];
}

/** Keeps that a sign-in failed; of the e-mail only its keyed hash. */
function recordFailure(
  { staff, personalData, randomness, now }: StaffContext,
  email: string,
  reason: 'password' | 'limit',
): Promise<void> {
  const emailIndex = personalData.blindIndex('staff-email', email).toString('hex').slice(0, 16);
  return staff.audit({
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId: null,
    action: 'sign-in-failed',
    detail: { emailIndex, reason },
  });
}

/**
 * Who holds a session secret, or null: signed out, over its time, or not used for too long. A look that a screen takes by
 * itself does not count as use.
 */
export async function staffOfSecret(
  { staff, personalData, now }: Pick<Context, 'staff' | 'personalData' | 'now'>,
  secret: string,
  { idleMs, isUse }: { idleMs: number; isUse: boolean },
): Promise<SignedInStaff | null> {
  const at = now();
  const tokenHash = personalData.hash(secret);
  const member = await staff.findBySession(tokenHash, { now: at, idleMs });
  if (member === null) return null;
  if (isUse && at - member.lastUsedAt >= noteUseAfterMs) await staff.noteUse(tokenHash, at);
  const { staffId, name, role } = member;
  return { staffId, name, role };
}

/** Ends a session and keeps who signed out. */
export async function signOutStaff(
  { staff, personalData, randomness, now }: Pick<Context, 'staff' | 'personalData' | 'randomness' | 'now'>,
  staffId: string,
  secret: string,
): Promise<void> {
  const audit = { auditId: randomness.orderedUuid(), at: now(), staffId, action: 'signed-out' } as const;
  await staff.endSession(personalData.hash(secret), audit);
}
