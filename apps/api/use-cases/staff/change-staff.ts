import type { AuditEntry, StaffRow } from '../../ports/staff-store.ts';
import type { Context } from '../context.ts';

/** What becomes of a member of staff: another password, another role, or no access any more. */
export type StaffChange = { password: string } | { role: StaffRow['role'] } | 'end';

const secretBytes = 32;

/**
 * Changes the access of a member of staff, ends all of their sessions and notes it in the audit log. Somebody whose access ended has a
 * password that nobody knows, so that what they did stays theirs. No member of staff does this: it is done on the machine. Answers
 * false where nobody has the e-mail address.
 */
export async function changeStaff(
  { staff, passwords, randomness, now }: Pick<Context, 'staff' | 'passwords' | 'randomness' | 'now'>,
  email: string,
  change: StaffChange,
): Promise<boolean> {
  const member = await staff.findByEmail(email);
  if (member === null) return false;
  const changed = await rowAfter(passwords, randomness, member, change);
  await staff.change(changed, {
    auditId: randomness.orderedUuid(),
    at: now(),
    staffId: null,
    action: actionOf(change),
    subjectId: member.staffId,
    detail: { role: changed.role },
  });
  return true;
}

async function rowAfter(
  passwords: Context['passwords'],
  randomness: Context['randomness'],
  member: StaffRow,
  change: StaffChange,
): Promise<StaffRow> {
  if (change === 'end')
    return { ...member, passwordHash: await passwords.hash(randomness.secret(secretBytes)) };
  if ('role' in change) return { ...member, role: change.role };
  return { ...member, passwordHash: await passwords.hash(change.password) };
}

function actionOf(change: StaffChange): AuditEntry['action'] {
  if (change === 'end') return 'staff-ended';
  return 'role' in change ? 'staff-role-changed' : 'staff-password-changed';
}
