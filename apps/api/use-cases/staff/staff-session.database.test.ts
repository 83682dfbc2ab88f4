import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { signInStaff, signOutStaff, type SignInPlace, staffOfSecret } from './staff-session.ts';

/* How staff sign in: guesses are counted before they are looked at, and nobody is locked out by somebody else. */

let database: TestDatabase;
let context: StaffContext & { passwords: typeof passwords };
let email: string;
let checked: string[];

// What a password is checked by, counted; the real one takes longer than sixty checks are worth here.
const passwords = {
  hash: async (password: string) => {
    checked.push(password);
    return `hash of ${password}`;
  },
  verify: async (hash: string, password: string) => {
    checked.push(password);
    return hash === `hash of ${password}`;
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  context = { ...(await createStaffContext(database)), passwords };
});
beforeEach(async () => {
  checked = [];
  const member = newStaff('finance');
  email = `${member.staffId}@luwag.example`;
  await context.staff.add({ ...member, email, passwordHash: 'hash of right' });
});
afterAll(() => database.remove());

const at = (remoteAddress: string, deviceMarks: string | null = null): SignInPlace => ({
  remoteAddress,
  deviceMarks,
});
const newAddress = (): string =>
  `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 255)).join('.')}`;
const signIn = (password: string, place: SignInPlace, who = email) =>
  signInStaff(context, { email: who, password }, place);
const idle = { idleMs: 30 * 60_000, isUse: true };

test('of sixty guesses at the same moment five are looked at, whether anybody has the name or not', async () => {
  for (const who of [email, `nobody-${email}`]) {
    checked = [];
    const place = at(newAddress());
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => signIn(`guess ${n}`, place, who)));
    expect(checked).toHaveLength(5);
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code));
    expect(codes.filter((code) => code === 'staff_sign_in_failed')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_frequent')).toHaveLength(55);
  }
});

test('guesses from elsewhere lock out neither a known browser nor another address', async () => {
  const home = newAddress();
  const { deviceMarks } = value(await signIn('right', at(home)));
  const guesser = newAddress();
  for (let guess = 0; guess < 8; guess += 1) await signIn('wrong', at(guesser));
  expect(await signIn('right', at(guesser))).toMatchObject({ code: 'too_frequent' });
  expect((await signIn('right', at(newAddress()))).ok).toBe(true);
  // Behind the same address as the guesser, the known browser has a counter of its own.
  expect((await signIn('right', at(guesser, deviceMarks))).ok).toBe(true);
});

test('a known browser is locked by its own wrong tries for a quarter of an hour', async () => {
  const { deviceMarks } = value(await signIn('right', at(newAddress())));
  const place = at(newAddress(), deviceMarks);
  for (let guess = 0; guess < 5; guess += 1) await signIn('wrong', place);
  expect(await signIn('right', place)).toMatchObject({ code: 'too_frequent' });
  context.clock.at += 15 * 60_000;
  expect((await signIn('right', place)).ok).toBe(true);
});

test('signing in rightly uses nothing up', async () => {
  const place = at(newAddress());
  for (let time = 0; time < 12; time += 1) expect((await signIn('right', place)).ok).toBe(true);
});

test('a failed sign-in is kept without the e-mail, for known and unknown names alike', async () => {
  const before = await failures();
  await signIn('wrong', at(newAddress()));
  await signIn('wrong', at(newAddress()), `nobody-${email}`);
  const kept = (await failures()).slice(before.length);
  expect(kept).toHaveLength(2);
  for (const { staff_id: staffId, detail } of kept) {
    expect(staffId).toBeNull();
    expect(Object.keys(detail).toSorted()).toEqual(['emailIndex', 'reason']);
    expect(JSON.stringify(detail)).not.toContain('luwag.example');
  }
});

test('a session ends half an hour after its last use, and looks that a screen takes by itself are none', async () => {
  const { secret } = value(await signIn('right', at(newAddress())));
  const later = async (minutes: number, isUse = true): Promise<boolean> => {
    context.clock.at += minutes * 60_000;
    return (await staffOfSecret(context, secret, { ...idle, isUse })) !== null;
  };
  expect(await later(29)).toBe(true);
  expect(await later(29)).toBe(true);
  expect(await later(20, false)).toBe(true);
  expect(await later(11)).toBe(false);
});

test('a session ends after twelve hours however much it is used, and at once when its owner signs out', async () => {
  const first = value(await signIn('right', at(newAddress())));
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    context.clock.at += 20 * 60_000;
    expect(await staffOfSecret(context, first.secret, idle)).not.toBeNull();
  }
  context.clock.at += 20 * 60_000;
  expect(await staffOfSecret(context, first.secret, idle)).toBeNull();
  const second = value(await signIn('right', at(newAddress())));
  await signOutStaff(context, second.staffId, second.secret);
  expect(await staffOfSecret(context, second.secret, idle)).toBeNull();
});

const failures = () =>
  database.database.query<{ staff_id: string | null; detail: Record<string, string> }>({
    name: 'failed-sign-ins',
    text: `SELECT staff_id, detail FROM audit_log WHERE action = 'sign-in-failed' ORDER BY at, audit_id`,
  });
