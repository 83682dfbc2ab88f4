import type { StaffRow } from '../../ports/staff-store.ts';
import type { Context } from '../context.ts';

/**
 * Adds a member of staff who signs in with a password, and notes it in the audit log. No member of staff does this: it is done on
 * the machine. Answers false where the e-mail address is taken.
 */
export async function addStaff(
  { staff, passwords, randomness, now }: Pick<Context, 'staff' | 'passwords' | 'randomness' | 'now'>,
  { password, ...member }: Pick<StaffRow, 'email' | 'name' | 'role'> & { password: string },
): Promise<boolean> {
  if ((await staff.findByEmail(member.email)) !== null) return false;
  const staffId = randomness.uuid();
  await staff.add({ ...member, staffId, passwordHash: await passwords.hash(password) });
  await staff.audit({
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId: null,
    action: 'staff-added',
    subjectId: staffId,
    detail: { role: member.role },
  });
  return true;
}
