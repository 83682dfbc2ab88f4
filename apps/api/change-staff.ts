import { parseArgs } from 'node:util';
import {
  newStaffPasswordField,
  staffEmailField,
  staffRoleField,
} from '@luwag/contract/endpoints/staff/staff-answer';
import * as v from 'valibot';
import { StartRefused } from './ports/start-refused.ts';
import { runStaffScript, typedPassword } from './staff-script.ts';
import { changeStaff, type StaffChange } from './use-cases/staff/change-staff.ts';

/* Ends the access of a member of staff, or gives another password or role, in the database at DATABASE_APP_URL. */

const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    end: { type: 'boolean', default: false },
    password: { type: 'boolean', default: false },
    role: { type: 'string' },
  },
});

function parsed<Schema extends v.GenericSchema>(field: Schema, typed: unknown, name: string) {
  const outcome = v.safeParse(field, typed);
  if (outcome.success) return outcome.output;
  throw new StartRefused(`${name} ${outcome.issues[0].message}`);
}

async function changeAsked(): Promise<StaffChange> {
  const { end, password, role } = values;
  if ([end, password, role !== undefined].filter(Boolean).length !== 1)
    throw new StartRefused('give one of --end, --password (read from the input) and --role');
  if (end) return 'end';
  if (role !== undefined) return { role: parsed(staffRoleField, role, 'role') };
  return { password: parsed(newStaffPasswordField, await typedPassword(), 'password') };
}

await runStaffScript(async (context) => {
  const email = parsed(staffEmailField, values.email, 'email');
  if (!(await changeStaff(context, email, await changeAsked())))
    throw new StartRefused('no member of staff has this e-mail address');
  return `changed ${email}; their sessions ended`;
});
