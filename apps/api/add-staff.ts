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
try {
  const databaseUrl = process.env['DATABASE_APP_URL'];
  if (databaseUrl === undefined) throw new StartRefused('DATABASE_APP_URL is required');
  const password = (await text(process.stdin)).trim();
  const member = v.safeParse(staffFields, { ...values, password });
  if (!member.success) {
    throw new StartRefused(
      member.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('; '),
    );
  }
  const database = openDatabase({ databaseUrl, maxConnections: 1 });
  const clock = createSystemClock();
  try {
    const context = {
      staff: createStaffStore(database),
      passwords: argon2Passwords,
      randomness: createRandomness(clock),
      now: clock.now,
    };
    if (!(await addStaff(context, member.output)))
      throw new StartRefused('a member of staff has this e-mail address');
  } finally {
    await database.close();
  }
  process.stdout.write(`added ${member.output.role} ${member.output.email}\n`);
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
