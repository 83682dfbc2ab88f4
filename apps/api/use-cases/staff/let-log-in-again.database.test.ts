import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDirectory } from '../../adapters/postgres/directory.ts';
import { createStaffStore } from '../../adapters/postgres/staff-store.ts';
import { newPhone } from '../../../../tests/api/test-borrower.ts';
import { askForCode, createTestContext, elsewhere, newBorrower } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { logInByHandOff, showHandOffCode } from '../session/hand-off.ts';
import { logIn } from '../session/log-in.ts';
import { defaultLoginLimits as limits } from '../session/login-rules.ts';
import { letLogInAgain } from './let-log-in-again.ts';
import { getCustomer } from './read-customer.ts';

let database: TestDatabase;
let context: ReturnType<typeof contextOf>;

const contextOf = ({ database: opened }: TestDatabase) => ({
  ...createTestContext(opened),
  directory: createDirectory(opened),
  staff: createStaffStore(opened),
});

beforeAll(async () => {
  database = await createTestDatabase();
  context = contextOf(database);
});
afterAll(() => database.remove());

const agent = { staffId: randomUUID(), name: 'Agent', role: 'agent' } as const;
const because = { proof: 'calledBack', reason: 'a child played with the phone' } as const;

/** A borrower whose number guessed wrong twenty times in a row, on phones that were never here. */
async function blocked() {
  const phone = newPhone();
  const { caller, session } = await newBorrower(context, phone);
  for (let guess = 0; guess < limits.wrongBeforeStepUp; guess += 1) {
    if (guess % limits.triesPerCode === 0) await showHandOffCode(context, limits, caller, null);
    await logInByHandOff(context, limits, { phone, code: 'AAAAAAAA', ...elsewhere() });
  }
  context.clock.at += limits.resendAfterMs;
  return { phone, caller, customerId: session.customerId };
}
const step = (customerId: string) => letLogInAgain(context, limits, agent, customerId, because);
const isShownBlocked = async (customerId: string) => {
  const opened = await getCustomer(context, limits, agent, customerId);
  return opened.ok && opened.value.isLogInBlocked;
};
const auditsOf = (customerId: string) =>
  database.database.query(
    {
      name: 'audits-of-log-in',
      text: `SELECT staff_id, detail FROM audit_log WHERE customer_id = $1 AND action = 'log-in-reopened'`,
    },
    [customerId],
  );

test('who was told to call customer service gets a code again once staff let them, and logs in by it', async () => {
  const { phone, customerId } = await blocked();
  await expect(askForCode(context, phone)).rejects.toThrow('step_up_required');
  expect(await isShownBlocked(customerId)).toBe(true);
  expect(await step(customerId)).toEqual({ ok: true, value: { isLogInBlocked: false } });
  expect(await isShownBlocked(customerId)).toBe(false);
  // The wrong guesses of the day still ask for the picture's characters until tomorrow.
  await expect(askForCode(context, phone)).rejects.toThrow('graphic_code_required');
  context.clock.at += 86_400_000;
  const opened = await logIn(context, limits, await askForCode(context, phone));
  expect(opened.ok).toBe(true);
});

test('the same step lets a code of the logged-in browser work again', async () => {
  const { phone, caller, customerId } = await blocked();
  const shown = await showHandOffCode(context, limits, caller, null);
  const code = shown.ok ? shown.value.code.replace(' ', '') : '';
  const enter = () => logInByHandOff(context, limits, { phone, code, ...elsewhere() });
  expect(await enter()).toMatchObject({ code: 'step_up_required' });
  await step(customerId);
  expect((await enter()).ok).toBe(true);
});

test('it is recorded with how staff made sure and why, and the owner is told', async () => {
  const { customerId } = await blocked();
  await step(customerId);
  expect(await auditsOf(customerId)).toEqual([{ staff_id: agent.staffId, detail: because }]);
  const page = { customerId, kind: 'notify', after: null, most: 10 } as const;
  const messages = await context.messageRepository.page(page);
  expect(messages.map(({ code }) => code)).toContain('logInReopened');
});

test('the wrong guesses and the codes of the day still count', async () => {
  const { phone, customerId } = await blocked();
  const at = { now: context.clock.at, day: '2026-11-21', wearOffPerDay: 0 };
  const phoneIndex = context.personalData.blindIndex('phone', phone);
  const stateNow = async () => (await context.logins.load(phoneIndex, at)).state;
  const before = await stateNow();
  expect(before).toMatchObject({ wrongToday: 20, sends: { unknown: { count: 1 } } });
  await step(customerId);
  expect(await stateNow()).toEqual({ ...before, wrongInRowKnownDevice: 0, wrongInRowUnknownDevice: 0 });
});

test('a number that is not blocked is left alone, and nothing is recorded', async () => {
  const { session } = await newBorrower(context);
  expect(await step(session.customerId)).toMatchObject({ code: 'request_not_possible' });
  expect(await auditsOf(session.customerId)).toEqual([]);
});
