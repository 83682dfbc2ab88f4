import { text } from 'node:stream/consumers';
import { createSystemClock } from './adapters/clock/clock.ts';
import { argon2Passwords } from './adapters/passwords/argon2-passwords.ts';
import { openDatabase } from './adapters/postgres/database.ts';
import { createStaffStore } from './adapters/postgres/staff-store.ts';
import { createRandomness } from './adapters/randomness/randomness.ts';
import { StartRefused } from './ports/start-refused.ts';
import type { Context } from './use-cases/context.ts';

type StaffContext = Pick<Context, 'staff' | 'passwords' | 'randomness' | 'now'>;

/** The password that is typed or piped into a script: never an argument, which other users of the machine can see. */
export async function typedPassword(): Promise<string> {
  return (await text(process.stdin)).trim();
}

/** Runs a script about members of staff on the database at DATABASE_APP_URL and says what it answers; a `StartRefused` ends it with 1. */
export async function runStaffScript(run: (context: StaffContext) => Promise<string>): Promise<void> {
  try {
    const databaseUrl = process.env['DATABASE_APP_URL'];
    if (databaseUrl === undefined) throw new StartRefused('DATABASE_APP_URL is required');
    // A pooler may stand at this address.
    const database = openDatabase({ databaseUrl, maxConnections: 1, preparesStatements: false });
    const clock = createSystemClock();
    try {
      const said = await run({
        staff: createStaffStore(database),
        passwords: argon2Passwords,
        randomness: createRandomness(clock),
        now: clock.now,
      });
      process.stdout.write(`${said}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
