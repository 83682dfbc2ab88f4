import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestContext,
  elsewhere,
  newBorrower,
  type TestContext,
} from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { newPhone } from '../../../../tests/api/test-borrower.ts';
import { getProfile } from '../profile/get-profile.ts';
import { logInByHandOff, showHandOffCode } from './hand-off.ts';
import { defaultLoginLimits as limits } from './login-rules.ts';
import { logOut } from './refresh-session.ts';
import { callerOfToken, sessionOfRefreshToken } from './session-tokens.ts';

let database: TestDatabase;
let context: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  context = createTestContext(database.database);
});
afterAll(() => database.remove());

type Borrower = Awaited<ReturnType<typeof newBorrower>> & { phone: string };

async function borrower(): Promise<Borrower> {
  const phone = newPhone();
  return { phone, ...(await newBorrower(context, phone)) };
}

async function codeOf({ caller }: Borrower): Promise<string> {
  const shown = await showHandOffCode(context, limits, caller, null);
  if (!shown.ok) throw new Error(shown.code);
  return shown.value.code.replace(' ', '');
}

const enter = async (phone: string, code: string, isKnownDevice = false) => {
  const opened = await logInByHandOff(context, limits, {
    phone,
    code,
    isKnownDevice,
    remoteAddress: elsewhere().remoteAddress,
  });
  return opened.ok ? 'ok' : [opened.code, opened.detail];
};
const refusal = ['code_incorrect', undefined];
const otherThan = (code: string) => (code.startsWith('0') ? '1' : '0') + code.slice(1);

const idOf = ({ refreshToken }: { refreshToken: string }) => sessionOfRefreshToken(refreshToken)?.sessionId;
const sessionsOf = (customerId: string) =>
  database.database.query<{
    session_id: string;
    opened_from: string | null;
    ended_at: Date | null;
    expires_at: Date;
  }>(
    {
      name: 'sessions-of',
      text: `SELECT session_id, opened_from, ended_at, expires_at FROM session
        WHERE customer_id = $1 ORDER BY created_at`,
    },
    [customerId],
  );

test('the code opens one more session, noted with the one it came from, which goes on; a second time it is refused', async () => {
  const person = await borrower();
  const code = await codeOf(person);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  context.clock.at += 60_000;
  const opened = await logInByHandOff(context, limits, { phone: person.phone, code, ...elsewhere() });
  if (!opened.ok) throw new Error(opened.code);
  expect(opened.value).toMatchObject({ customerId: person.session.customerId, phone: person.phone });
  for (const { accessToken } of [opened.value, person.session]) {
    const caller = callerOfToken(context.personalData, accessToken);
    expect(caller && (await getProfile(context, caller)).ok).toBe(true);
  }
  const first = idOf(person.session);
  const [one, two] = await sessionsOf(person.session.customerId);
  expect(one).toMatchObject({ session_id: first, opened_from: null, ended_at: null });
  // As long as the one it came from: a code does not make a log-in last longer.
  expect(two).toMatchObject({ opened_from: first, expires_at: one?.expires_at });
  expect(await enter(person.phone, code)).toEqual(refusal);
});

test('of twenty guesses with the right code at once, one is let in', async () => {
  const person = await borrower();
  const code = await codeOf(person);
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(person.phone, code)));
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
});

test('the borrower is told in the app and not by a text message, and no consent is made up', async () => {
  const person = await borrower();
  const code = await codeOf(person);
  const { customerId } = person.session;
  const before = await context.store.load({ customerId, parts: [] });
  expect(await enter(person.phone, code)).toBe('ok');
  const after = await context.store.load({ customerId, parts: [] });
  expect(after.customer?.logInConsents).toEqual(before.customer?.logInConsents);
  const page = { customerId, kind: 'notify', after: null, most: 10 } as const;
  const messages = await context.messageRepository.page(page);
  expect(messages.map((message) => message.code)).toEqual(['handedOff']);
  expect(context.messages.filter(({ phone }) => phone === person.phone)).toHaveLength(1);
});

test('it holds for five minutes', async () => {
  const person = await borrower();
  const early = await codeOf(person);
  context.clock.at += limits.codeLifeMs - 1;
  expect(await enter(person.phone, early)).toBe('ok');
  const late = await codeOf(person);
  context.clock.at += limits.codeLifeMs;
  expect(await enter(person.phone, late)).toEqual(refusal);
});

test('a new code takes the place of the one before', async () => {
  const person = await borrower();
  const [before, now] = [await codeOf(person), await codeOf(person)];
  expect(await enter(person.phone, before)).toEqual(refusal);
  expect(await enter(person.phone, now)).toBe('ok');
});

test('it is void once the session that showed it has ended, and a session that ended shows none', async () => {
  const person = await borrower();
  const code = await codeOf(person);
  await logOut(context, person.session.refreshToken);
  expect(await enter(person.phone, code)).toEqual(refusal);
  expect(await showHandOffCode(context, limits, person.caller, null)).toMatchObject({
    code: 'session_ended',
  });
});

test('for another number it is a wrong code, and an unknown number gets the same answer', async () => {
  const [one, other] = [await borrower(), await borrower()];
  const [code] = [await codeOf(one), await codeOf(other)];
  expect(await enter(other.phone, code)).toEqual(refusal);
  expect(await enter(newPhone(), code)).toEqual(refusal);
  expect(await enter(one.phone, code)).toBe('ok');
});

test('three wrong guesses end the code and count with those of codes by SMS', async () => {
  const person = await borrower();
  const code = await codeOf(person);
  const load = () =>
    context.logins.load(context.personalData.blindIndex('phone', person.phone), {
      now: context.clock.at,
      day: '2026-11-21',
      wearOffPerDay: 0,
    });
  const before = await load();
  for (let guess = 0; guess < 3; guess += 1)
    expect(await enter(person.phone, otherThan(code))).toEqual(refusal);
  expect(await enter(person.phone, code)).toEqual(refusal);
  const { state, load: strangers } = await load();
  expect(state).toMatchObject({ wrongToday: 3, wrongInRowUnknownDevice: 3, wrongInRowKnownDevice: 0 });
  expect(strangers.wrongGuesses - before.load.wrongGuesses).toBe(3);
});

test('where guesses have locked a number, no code opens it on an unknown phone', async () => {
  const person = await borrower();
  for (let guess = 0; guess < 20; guess += 1)
    await enter(person.phone, otherThan(guess % 3 === 0 ? await codeOf(person) : 'AAAAAAAA'));
  const code = await codeOf(person);
  expect(await enter(person.phone, code)).toEqual(['step_up_required', undefined]);
  expect(await enter(person.phone, code, true)).toBe('ok');
});

test('of three sessions the one that showed the code stays, and the oldest other one ends', async () => {
  const phone = newPhone();
  const oldest = { phone, ...(await newBorrower(context, phone)) };
  context.clock.at += 60_000;
  const { session: second } = await newBorrower(context, phone);
  context.clock.at += 60_000;
  const { session: third } = await newBorrower(context, phone);
  context.clock.at += 60_000;
  expect(await enter(phone, await codeOf(oldest))).toBe('ok');
  const open = (await sessionsOf(oldest.session.customerId)).filter((row) => row.ended_at === null);
  expect(open.slice(0, 2).map((row) => row.session_id)).toEqual([idOf(oldest.session), idOf(third)]);
  expect(open.map((row) => row.session_id)).not.toContain(idOf(second));
  expect(open).toHaveLength(3);
});

test('the code is nowhere in the database, not even as a hash without its key', async () => {
  const person = await borrower();
  const code = await codeOf(person);
  const [row] = await database.database.query<{ dump: string }>({
    name: 'dump-login-state-and-answers',
    text: `SELECT (SELECT string_agg(s::text, '') FROM login_state s)
      || coalesce((SELECT string_agg(a::text, '') FROM stored_answer a), '') AS dump`,
  });
  expect(row?.dump).toContain('handOff');
  for (const kept of [code, context.personalData.hash(code).toString('hex')])
    expect(row?.dump).not.toContain(kept);
});
