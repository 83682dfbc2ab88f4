import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newPhone } from '../../../../tests/api/test-borrower.ts';
import { createTestContext, elsewhere } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { SmsAnswer } from '../../ports/sms-sender.ts';
import type { GuessPlace } from './judge-and-count.ts';
import { defaultLoginLimits as limits } from './login-rules.ts';
import { requestCode } from './request-code.ts';

let database: TestDatabase;
let context: ReturnType<typeof contextOf>;
let state: SmsAnswer['state'];

/** One provider, which answers as a test has it answer. */
const send = async () => {
  const messageId = state === 'taken' ? randomUUID() : null;
  return [{ provider: 'one', state, messageId, costCentavos: 50 }];
};

function contextOf({ database: held }: TestDatabase) {
  const known = createTestContext(held);
  return { ...known, sms: { ...known.sms, send } };
}

beforeAll(async () => {
  database = await createTestDatabase();
  context = contextOf(database);
});
afterAll(() => database.remove());
beforeEach(() => {
  state = 'taken';
});

async function ask(phone: string) {
  const request = { purpose: 'login', phone, language: 'en-US', isBusyAddress: false } as const;
  const sent = await requestCode(context, limits, 'Luwag', { ...request, graphicCode: null, ...elsewhere() });
  return sent.ok ? 'ok' : sent.code;
}
/** Asks as often as is said, each time as soon as another code may be asked for. */
async function askAgain(phone: string, times: number): Promise<string[]> {
  const answers: string[] = [];
  for (let time = 0; time < times; time += 1) {
    context.clock.at += limits.resendAfterMs;
    answers.push(await ask(phone));
  }
  return answers;
}
const stateOf = async (phone: string) => {
  const at = { now: context.clock.at, day: '2026-11-21', wearOffPerDay: 0 };
  return (await context.logins.load(context.personalData.blindIndex('phone', phone), at)).state;
};

test('codes that were certainly not sent leave a borrower all codes of the day', async () => {
  const phone = newPhone();
  state = 'refused';
  expect(new Set(await askAgain(phone, limits.sendsPerDay + 1))).toEqual(new Set(['service_unavailable']));
  expect(await stateOf(phone)).toMatchObject({ challenges: [], sends: { unknown: { count: 0 } } });
  state = 'taken';
  expect(new Set(await askAgain(phone, limits.sendsPerDay))).toEqual(new Set(['ok']));
  expect(await askAgain(phone, 1)).toEqual(['sms_limit_reached']);
});

test('a provider that refuses is still tried no more than once a minute for a number', async () => {
  const phone = newPhone();
  state = 'refused';
  expect([await ask(phone), await ask(phone)]).toEqual(['service_unavailable', 'too_frequent']);
});

test('a provider that gives no answer leaves a borrower who never got a text codes for when it is back', async () => {
  const phone = newPhone();
  state = 'unclear';
  expect(new Set(await askAgain(phone, limits.sendsPerDay))).toEqual(new Set(['service_unavailable']));
  state = 'taken';
  expect(await askAgain(phone, 3)).toEqual(['ok', 'ok', 'ok']);
  expect(await askAgain(phone, 1)).toEqual(['sms_limit_reached']);
});

test('codes that may have been sent go out at most twice as often in a day, and all count for what codes cost', async () => {
  const phone = newPhone();
  const { day, wearOffPerDay } = { day: '2026-11-21', wearOffPerDay: 0 };
  const sentInAll = async () =>
    (await context.logins.findLoad({ now: context.clock.at, day, wearOffPerDay })).codesSent;
  const before = await sentInAll();
  state = 'unclear';
  const most = 2 * limits.sendsPerDay;
  expect(new Set(await askAgain(phone, most))).toEqual(new Set(['service_unavailable']));
  expect(await askAgain(phone, 1)).toEqual(['sms_limit_reached']);
  expect((await sentInAll()) - before).toBe(most);
});

test('a number at which no code arrives is told so, and keeps its codes of the day', async () => {
  const phone = newPhone();
  const phoneIndex = context.personalData.blindIndex('phone', phone);
  for (let text = 0; text < 5; text += 1) {
    const messageId = randomUUID();
    const sms = {
      smsId: randomUUID(),
      provider: 'one',
      phoneIndex,
      sentAt: context.clock.at,
      isUrgent: true,
    };
    await context.smsLog.keep([{ ...sms, state: 'taken', messageId, costCentavos: 50 }]);
    await context.smsLog.noteReport({ provider: 'one', messageId }, 'undelivered', context.clock.at);
  }
  expect(await ask(phone)).toBe('sms_unreachable');
  expect(await stateOf(phone)).toMatchObject({ challenges: [], sends: { unknown: { count: 0 } } });
});

test('an address gets codes for unknown devices up to its number of a day, and other addresses and known devices get theirs', async () => {
  const here = elsewhere();
  const askAt = async (sendsPerAddressDay: number, place: GuessPlace = here) => {
    const request = { purpose: 'login', phone: newPhone(), language: 'en-US', isBusyAddress: false } as const;
    const tight = { ...limits, sendsPerAddressDay };
    return requestCode(context, tight, 'Luwag', { ...request, graphicCode: null, ...place });
  };
  expect(await askAt(4)).toMatchObject({ ok: true });
  expect(await askAt(4)).toMatchObject({ ok: true });
  expect(await askAt(4)).toMatchObject({ code: 'graphic_code_required' });
  const spent = await askAt(2);
  expect(spent).toMatchObject({ code: 'sms_limit_reached', detail: { retryAt: expect.any(String) } });
  expect(await askAt(2, elsewhere())).toMatchObject({ ok: true });
  expect(await askAt(2, { ...here, isKnownDevice: true })).toMatchObject({ ok: true });
  context.clock.at = Date.parse(String(!spent.ok && spent.detail?.retryAt));
  expect(await askAt(2)).toMatchObject({ ok: true });
});
