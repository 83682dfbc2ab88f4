import { parseArgs } from 'node:util';
import {
  newStaffPasswordField,
  staffEmailField,
  staffRoleField,
} from '@luwag/contract/endpoints/staff/staff-answer';
import * as v from 'valibot';
import { StartRefused } from './ports/start-refused.ts';
import { runStaffScript, typedPassword } from './staff-script.ts';
import { addStaff } from './use-cases/staff/add-staff.ts';

/* Adds a member of staff, the first administrator among them, to the database at DATABASE_APP_URL. The password comes by the input. */

const staffFields = v.object({
  email: staffEmailField,
  name: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)),
  role: staffRoleField,
  password: newStaffPasswordField,
});

const { values } = parseArgs({
  options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } },
});
await runStaffScript(async (context) => {
  const password = await typedPassword();
  const member = v.safeParse(staffFields, { ...values, password });
  if (!member.success) {
    throw new StartRefused(
      member.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('; '),
    );
  }
  if (!(await addStaff(context, member.output)))
    throw new StartRefused('a member of staff has this e-mail address');
  return `added ${member.output.role} ${member.output.email}`;
});
