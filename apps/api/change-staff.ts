import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import {
  newStaffPasswordField,
  staffEmailField,
  staffRoleField,
} from '@luwag/contract/endpoints/staff/staff-answer';
import * as v from 'valibot';
import { createSystemClock } from './adapters/clock/clock.ts';
import { argon2Passwords } from './adapters/passwords/argon2-passwords.ts';
import { openDatabase } from './adapters/postgres/database.ts';
import { createStaffStore } from './adapters/postgres/staff-store.ts';
import { createRandomness } from './adapters/randomness/randomness.ts';
import { StartRefused } from './ports/start-refused.ts';
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
  return { password: parsed(newStaffPasswordField, (await text(process.stdin)).trim(), 'password') };
}

try {
  const databaseUrl = process.env['DATABASE_APP_URL'];
  if (databaseUrl === undefined) throw new StartRefused('DATABASE_APP_URL is required');
  const email = parsed(staffEmailField, values.email, 'email');
  const change = await changeAsked();
  const database = openDatabase({ databaseUrl, maxConnections: 1 });
  const clock = createSystemClock();
  try {
    const context = {
      staff: createStaffStore(database),
      passwords: argon2Passwords,
      randomness: createRandomness(clock),
      now: clock.now,
    };
    if (!(await changeStaff(context, email, change)))
      throw new StartRefused('no member of staff has this e-mail address');
  } finally {
    await database.close();
  }
  process.stdout.write(`changed ${email}; their sessions ended\n`);
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
