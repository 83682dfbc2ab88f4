import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { servingAddress } from '../../../../tests/pooled-address.ts';
import { createStaffContext, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { until } from '../../../../tests/api/test-borrower.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { argon2Passwords } from '../../adapters/passwords/argon2-passwords.ts';
import { createStaffStore } from '../../adapters/postgres/staff-store.ts';
import { addStaff } from './add-staff.ts';
import { changeStaff } from './change-staff.ts';
import { signInStaff, staffOfSecret } from './staff-session.ts';

/* Somebody leaves, or their password was stolen: script/change-staff ends what they may do, at once. */

let database: TestDatabase;
let context: StaffContext & { passwords: typeof argon2Passwords };
let email: string;
const password = 'a password long enough';
const place = { remoteAddress: '10.0.0.1', deviceMarks: null };

beforeAll(async () => {
  database = await createTestDatabase();
  context = { ...(await createStaffContext(database)), passwords: argon2Passwords };
});
beforeEach(async () => {
  email = `${randomUUID()}@luwag.example`;
  expect(await addStaff(context, { email, name: 'Ana Cruz', role: 'finance', password })).toBe(true);
});
afterAll(() => database.remove());

const signIn = (typed = password) => signInStaff(context, { email, password: typed }, place);
const holderOf = (secret: string) => staffOfSecret(context, secret, { idleMs: 60_000, isUse: false });

/** Runs the script's program with the rights of the role that serves people; answers what it said. */
function change(args: readonly string[], input = ''): Promise<string> {
  const { databaseUrl } = servingAddress(database.databaseUrl);
  const env = { PATH: process.env['PATH'], DATABASE_APP_URL: databaseUrl };
  return new Promise((resolve) => {
    const program = ['apps/api/change-staff.ts', '--email', email, ...args];
    const child = execFile(process.execPath, program, { env }, (_error, out, err) => resolve(out + err));
    child.stdin?.end(`${input}\n`);
  });
}

async function isSomebodyWaiting(): Promise<true | null> {
  const text = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await database.database.query({ name: 'somebody-waits', text })).length > 0 ? true : null;
}

async function audits(): Promise<readonly object[]> {
  return database.database.query(
    {
      name: 'staff-audits',
      text: `SELECT a.action, a.detail FROM audit_log a JOIN staff s ON s.staff_id = a.subject_id WHERE s.email = $1 ORDER BY a.at`,
    },
    [email],
  );
}

test('somebody whose access ended is out at once, on every machine, and their password lets nobody in', async () => {
  const [one, two] = [value(await signIn()), value(await signIn())];
  expect(await holderOf(one.secret)).toMatchObject({ role: 'finance' });
  expect(await change(['--end'])).toBe(`changed ${email}; their sessions ended\n`);
  expect([await holderOf(one.secret), await holderOf(two.secret)]).toEqual([null, null]);
  expect(await signIn()).toMatchObject({ code: 'staff_sign_in_failed' });
  expect(await audits()).toEqual([
    { action: 'staff-added', detail: { role: 'finance' } },
    { action: 'staff-ended', detail: { role: 'finance' } },
  ]);
});

test('another password takes the place of a stolen one, and its sessions end', async () => {
  const { secret } = value(await signIn());
  expect(await change(['--password'], 'short')).toContain('password');
  expect(await holderOf(secret)).not.toBeNull();
  await change(['--password'], 'another long password');
  expect(await holderOf(secret)).toBeNull();
  expect(await signIn()).toMatchObject({ code: 'staff_sign_in_failed' });
  expect(value(await signIn('another long password')).role).toBe('finance');
});

test('another role holds from the next sign-in, with the same password', async () => {
  const { secret } = value(await signIn());
  await change(['--role', 'auditor']);
  expect(await holderOf(secret)).toBeNull();
  expect(value(await signIn()).role).toBe('auditor');
  expect((await audits()).at(-1)).toEqual({ action: 'staff-role-changed', detail: { role: 'auditor' } });
});

test('a password that was checked just before the access ended opens no session', async () => {
  const passwords: typeof argon2Passwords = {
    ...argon2Passwords,
    verify: async (hash, typed) => {
      const isRight = await argon2Passwords.verify(hash, typed);
      await changeStaff(context, email, 'end');
      return isRight;
    },
  };
  const late = await signInStaff({ ...context, passwords }, { email, password }, place);
  expect(late).toMatchObject({ code: 'staff_sign_in_failed' });
});

test('a session that is being opened while the access ends, ends with it', async () => {
  const ending: Promise<boolean>[] = [];
  const { secret } = await database.database.transaction(async (opening) => {
    const staff = createStaffStore({ ...opening, transaction: (work) => work(opening) });
    const opened = await signInStaff({ ...context, staff }, { email, password }, place);
    ending.push(changeStaff(context, email, 'end'));
    await Promise.race([...ending, until('the change to wait', isSomebodyWaiting)]);
    return value(opened);
  });
  expect(await Promise.all(ending)).toEqual([true]);
  expect(await holderOf(secret)).toBeNull();
});

test('the list of staff says who has access: not after it ended, and again with a new password', async () => {
  const hasAccess = async () => (await context.staff.members()).find((row) => row.email === email)?.hasAccess;
  expect(await hasAccess()).toBe(true);
  await changeStaff(context, email, 'end');
  expect(await hasAccess()).toBe(false);
  await changeStaff(context, email, { role: 'auditor' });
  expect(await hasAccess()).toBe(false);
  await changeStaff(context, email, { password });
  expect(await hasAccess()).toBe(true);
});

test('nothing changes without one clear wish, or for a name that nobody has', async () => {
  expect(await change([])).toContain('give one of');
  expect(await change(['--end', '--role', 'auditor'])).toContain('give one of');
  expect(await change(['--role', 'owner'])).toContain('role');
  const known = email;
  email = 'nobody@luwag.example';
  expect(await change(['--end'])).toContain('no member of staff');
  email = known;
  expect((await signIn()).ok).toBe(true);
});
