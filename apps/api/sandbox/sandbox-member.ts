import type { StaffRole } from '@luwag/contract/endpoint';
import { assertThat } from '@luwag/loan-engine/assertion';
import type { StaffRow } from '../ports/staff-store.ts';
import type { Context } from '../use-cases/context.ts';
import { sandboxStaff } from '../use-cases/staff/add-sandbox-staff.ts';

/** The sandbox's member of staff with a role. */
export async function sandboxMember({ staff }: Pick<Context, 'staff'>, role: StaffRole): Promise<StaffRow> {
  const { email } = sandboxStaff.find((member) => member.role === role) ?? { email: '' };
  const member = await staff.findByEmail(email);
  assertThat(member !== null, 'the sandbox has its staff before anything else');
  return member;
}
