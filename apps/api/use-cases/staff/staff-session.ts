import type { StaffRole } from '@luwag/contract/endpoint';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';

export const staffSessionMs = 12 * 3_600_000;
const failuresBeforeLock = 5;
const lockMs = 15 * 60_000;

export type SignedInStaff = { staffId: string; name: string; role: StaffRole };
type StaffContext = Pick<Context, 'staff' | 'passwords' | 'personalData' | 'randomness' | 'now'>;

/** Checks a password and opens a session. Unknown names take as long as wrong passwords. */
export async function signInStaff(
  context: StaffContext,
  { email, password }: { email: string; password: string },
): Promise<Outcome<SignedInStaff & { secret: string }>> {
  const { staff, passwords, personalData, randomness } = context;
  const now = context.now();
  const member = await staff.findByEmail(email.trim().toLowerCase());
  if (member === null) {
    await passwords.hash(password);
    return refused('staff_sign_in_failed');
  }
  if (member.lockedUntil !== null && member.lockedUntil > now) {
    return refused('too_frequent', { retryAt: isoInstant(member.lockedUntil) });
  }
  if (!(await passwords.verify(member.passwordHash, password))) {
    const isLast = (member.failedSignIns + 1) % failuresBeforeLock === 0;
    await staff.recordFailure(member.staffId, isLast ? now + lockMs : null);
    return refused('staff_sign_in_failed');
  }
  const secret = randomness.secret(32);
  const session = { tokenHash: personalData.hash(secret), expiresAt: now + staffSessionMs };
  await staff.recordSignIn(member.staffId, session);
  const { staffId, name, role } = member;
  await staff.audit({ auditId: randomness.orderedUuid(), at: now, staffId, action: 'signed-in' });
  return done({ staffId, name, role, secret });
}

/** Who holds a session secret, or null. */
export async function staffOfSecret(
  { staff, personalData, now }: Pick<Context, 'staff' | 'personalData' | 'now'>,
  secret: string,
): Promise<SignedInStaff | null> {
  const member = await staff.findBySession(personalData.hash(secret), now());
  return member === null ? null : { staffId: member.staffId, name: member.name, role: member.role };
}
