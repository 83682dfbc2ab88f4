import type { StaffRole } from '@luwag/contract/endpoint';
import type { Context } from '../context.ts';

/** One invented member of staff per role; the password is told by the server when it starts. */
export const sandboxStaffPassword = 'luwag-sandbox';

const people: Readonly<Record<StaffRole, string>> = {
  agent: 'Aga Agent',
  reviewer: 'Rina Reviewer',
  seniorReviewer: 'Sonny Senior',
  finance: 'Fe Finance',
  collections: 'Col Collections',
  marketing: 'Mar Marketing',
  admin: 'Ada Admin',
  auditor: 'Audy Auditor',
};

export const sandboxStaff = (Object.entries(people) as [StaffRole, string][]).map(([role, name]) => ({
  role,
  name,
  email: `${role.toLowerCase()}@luwag.example`,
}));

/** Adds the sandbox's staff where they are missing. */
export async function addSandboxStaff({
  staff,
  passwords,
  randomness,
}: Pick<Context, 'staff' | 'passwords' | 'randomness'>): Promise<void> {
  const [first] = sandboxStaff;
  if (first === undefined || (await staff.findByEmail(first.email)) !== null) return;
  const passwordHash = await passwords.hash(sandboxStaffPassword);
  for (const member of sandboxStaff) {
    const staffId = randomness.uuid();
    await staff.add({ ...member, staffId, passwordHash });
  }
}
