import { sandboxStaff, sandboxStaffPassword } from '../use-cases/staff/add-sandbox-staff.ts';

/** Says how to sign in to the staff console of this sandbox. */
export function tellSignIns({ port }: { port: number }, say: (line: string) => void): void {
  say(`staff console: http://localhost:${port}/console  (password of all: ${sandboxStaffPassword})`);
  for (const { role, email } of sandboxStaff) say(`  ${role.padEnd(15)} ${email}`);
}
