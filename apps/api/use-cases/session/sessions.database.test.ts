import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import {
  askForCode,
  createTestContext,
  elsewhere,
  newBorrower,
  type TestContext,
} from '../../../../tests/test-context.ts';
import { newPhone } from '../../../../tests/api/test-borrower.ts';
import { getProfile } from '../profile/get-profile.ts';
import { logIn } from './log-in.ts';
import { loginBudgets } from './login-budgets.ts';
import { logOutOthers } from './log-out-others.ts';
import { defaultLoginLimits as limits } from './login-rules.ts';
import { openGraphicCode } from './open-graphic-code.ts';
import { logOut, refreshSession } from './refresh-session.ts';
import { requestCode } from './request-code.ts';
import { accessLifeMs, callerOfToken, rotationOverlapMs } from './session-tokens.ts';

let test: TestDatabase;
let context: TestContext;

beforeAll(async () => {
  test = await createTestDatabase();
  context = createTestContext(test.database);
});
afterAll(() => test.remove());

const codeOf = (outcome: { ok: boolean; code?: string }): string =>
  outcome.ok ? 'ok' : (outcome.code ?? '');

async function countSessions(customerId: string): Promise<{ all: number; open: number }> {
  const [row] = await test.database.query<{ all: number; open: number }>(
    {
      name: 'count-sessions',
      text: 'SELECT count(*) AS all, count(*) FILTER (WHERE ended_at IS NULL) AS open FROM session WHERE customer_id = $1',
    },
    [customerId],
  );
  return row ?? { all: 0, open: 0 };
}

const hexOf = (text: string) => Buffer.from(text).toString('hex');
const requestWithPicture = (graphicCodeId: string, text: string, phone: string) =>
  requestCode(context, limits, 'Luwag', {
    purpose: 'login',
    phone,
    language: 'en-US',
    ...elsewhere(),
    isBusyAddress: false,
    graphicCode: { graphicCodeId, text },
  });

describe('logging in', () => {
  it('makes one session of fifty right codes at once', async () => {
    const guess = await askForCode(context, '9170000050');
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => logIn(context, limits, guess)));
    const opened = outcomes.filter((outcome) => outcome.ok);
    expect(opened).toHaveLength(1);
    expect(new Set(outcomes.map(codeOf))).toEqual(
      new Set(['ok', ...outcomes.filter((o) => !o.ok).map(codeOf)]),
    );
    expect(await countSessions(opened[0]?.value.customerId ?? '')).toEqual({ all: 1, open: 1 });
  });

  it('makes one customer of a number, however often it logs in, and keeps three sessions', async () => {
    const customers = new Set<string>();
    for (let round = 0; round < 5; round += 1) {
      customers.add((await newBorrower(context, '9170000051')).session.customerId);
      context.clock.at += 60_000;
    }
    expect(customers.size).toBe(1);
    expect(await countSessions([...customers][0] ?? '')).toEqual({ all: 5, open: 3 });
  });

  it('lets no more than three guesses of a code through, sent one by one or at once', async () => {
    const guess = await askForCode(context, '9170000052');
    const wrong = { ...guess, code: guess.code === '0000' ? '0001' : '0000' };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => logIn(context, limits, wrong)));
    expect(outcomes.filter((outcome) => codeOf(outcome) === 'code_incorrect')).toHaveLength(3);
    expect(codeOf(await logIn(context, limits, guess))).toBe('code_expired');
  });

  it('refuses the right code in another browser', async () => {
    const guess = await askForCode(context, '9170000053');
    expect(codeOf(await logIn(context, limits, { ...guess, binder: 'another' }))).toBe('code_expired');
    expect(codeOf(await logIn(context, limits, guess))).toBe('ok');
  });

  it('sends one code to twenty requests of one number at once', async () => {
    const before = context.messages.length;
    const request = {
      phone: '9170000054',
      language: 'en-US',
      purpose: 'login',
      ...elsewhere(),
      isBusyAddress: false,
      graphicCode: null,
    } as const;
    await Promise.all(Array.from({ length: 20 }, () => requestCode(context, limits, 'Luwag', request)));
    expect(context.messages.length - before).toBe(1);
  });

  it('sends strangers no more codes a day than the lender pays for, and known devices theirs', async () => {
    context.clock.at += 24 * 3_600_000;
    const askWith = (dailySendBudget: number, last: number, isKnownDevice = false) =>
      requestCode(context, { ...limits, dailySendBudget }, 'Luwag', {
        phone: `917000007${last}`,
        language: 'en-US',
        purpose: 'login',
        isKnownDevice,
        remoteAddress: 'budget',
        isBusyAddress: false,
        graphicCode: null,
      });
    expect([await askWith(4, 0), await askWith(4, 1)].map(codeOf)).toEqual(['ok', 'ok']);
    expect(codeOf(await askWith(4, 2))).toBe('graphic_code_required');
    expect(codeOf(await askWith(2, 2))).toBe('sms_limit_reached');
    expect(codeOf(await askWith(2, 2, true))).toBe('ok');
    expect(await loginBudgets(context, { ...limits, dailySendBudget: 2 })).toEqual({
      codes: 1,
      wrongGuesses: 0,
    });
  });

  it('leaves the code and the counters of a known device alone when strangers ask for theirs', async () => {
    const phone = newPhone();
    const owner = { isKnownDevice: true } as const;
    const pending = await askForCode(context, phone, owner);
    for (let code = 0; code < limits.sendsPerDay; code += 1) {
      await askForCode(context, phone);
      context.clock.at += limits.resendAfterMs;
      if (code === 0) expect(codeOf(await logIn(context, limits, pending))).toBe('ok');
    }
    await expect(askForCode(context, phone)).rejects.toThrow('sms_limit_reached');
    expect(codeOf(await logIn(context, limits, await askForCode(context, phone, owner)))).toBe('ok');
  });

  it('lets an address that guesses wrong wait, until the time it said, and nobody else', async () => {
    const place = elsewhere();
    const phone = newPhone();
    const tight = { ...limits, wrongPerAddressHour: 2 };
    const guess = await askForCode(context, phone, place);
    const wrong = { ...guess, code: guess.code === '0000' ? '0001' : '0000' };
    for (let tries = 0; tries < 2; tries += 1)
      expect(codeOf(await logIn(context, tight, wrong))).toBe('code_incorrect');
    const waits = await logIn(context, tight, guess);
    expect(waits).toMatchObject({ code: 'security_wait', detail: { retryAt: expect.any(String) } });
    const newcomer = { ...(await askForCode(context, newPhone(), elsewhere())) };
    expect(codeOf(await logIn(context, tight, newcomer))).toBe('ok');
    context.clock.at = Date.parse(String(!waits.ok && waits.detail?.retryAt));
    const later = await askForCode(context, phone, place);
    expect(codeOf(await logIn(context, tight, later))).toBe('ok');
  });

  it('shows an address that used up half of its wrong guesses a picture before the next code', async () => {
    const place = elsewhere();
    for (let number = 0; number < limits.wrongPerAddressHour / 2 / limits.triesPerCode; number += 1) {
      const guess = await askForCode(context, newPhone(), place);
      const wrong = { ...guess, code: guess.code === '0000' ? '0001' : '0000' };
      for (let tries = 0; tries < limits.triesPerCode; tries += 1) await logIn(context, limits, wrong);
    }
    const phone = newPhone();
    await expect(askForCode(context, phone, place)).rejects.toThrow('graphic_code_required');
    await expect(askForCode(context, phone)).resolves.toBeDefined();
  });

  it('keeps no phone number, code or token in the clear', async () => {
    const guess = await askForCode(context, '9170000055');
    const opened = await logIn(context, limits, guess);
    const dumps = await Promise.all(
      ['customer', 'customer_phone', 'session', 'login_state'].map((table) =>
        test.database.query<{ dump: string }>({
          name: `dump-${table}`,
          text: `SELECT coalesce(string_agg(t::text, E'\\n'), '') AS dump FROM ${table} t`,
        }),
      ),
    );
    const dump = dumps.map(([row]) => row?.dump ?? '').join('\n');
    expect(dump.length).toBeGreaterThan(1_000);
    const secrets = ['9170000055', guess.binder, opened.ok ? opened.value.refreshToken : ''];
    for (const secret of secrets) {
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(hexOf(secret));
    }
  });
});

describe('a graphic code', () => {
  const drawer = {
    alphabet: '47ACEFHKLMNPRTXY',
    shown: '',
    draw: async (text: string) => {
      drawer.shown = text;
      return 'data:image/png;base64,';
    },
  };
  it('opens the way once, in small letters too', async () => {
    const { graphicCodeId } = await openGraphicCode(context, drawer);
    expect(drawer.shown).toMatch(/^[47ACEFHKLMNPRTXY]{5}$/);
    expect(codeOf(await requestWithPicture(graphicCodeId, drawer.shown.toLowerCase(), '9170000060'))).toBe(
      'ok',
    );
    expect(codeOf(await requestWithPicture(graphicCodeId, drawer.shown, '9170000061'))).toBe(
      'graphic_code_incorrect',
    );
  });

  it('is spent by a wrong answer and ends after five minutes', async () => {
    const first = await openGraphicCode(context, drawer);
    const shown = drawer.shown;
    expect(codeOf(await requestWithPicture(first.graphicCodeId, 'QQQQQ', '9170000062'))).toBe(
      'graphic_code_incorrect',
    );
    expect(codeOf(await requestWithPicture(first.graphicCodeId, shown, '9170000062'))).toBe(
      'graphic_code_incorrect',
    );
    const second = await openGraphicCode(context, drawer);
    context.clock.at += 5 * 60_000;
    expect(codeOf(await requestWithPicture(second.graphicCodeId, drawer.shown, '9170000062'))).toBe(
      'graphic_code_incorrect',
    );
  });
});

describe('a session', () => {
  it('ends its access after ten minutes and renews it by its refresh token', async () => {
    const { caller, session } = await newBorrower(context);
    expect(codeOf(await getProfile(context, caller))).toBe('ok');
    context.clock.at += accessLifeMs;
    expect(codeOf(await getProfile(context, caller))).toBe('not_signed_in');
    const renewed = await refreshSession(context, session.refreshToken);
    const token = renewed.ok ? renewed.value.accessToken : '';
    const renewedCaller = callerOfToken(context.personalData, token);
    expect(renewedCaller && codeOf(await getProfile(context, renewedCaller))).toBe('ok');
  });

  it('gives twenty tabs that renew at once the same successor', async () => {
    const { session } = await newBorrower(context);
    const renewed = await Promise.all(
      Array.from({ length: 20 }, () => refreshSession(context, session.refreshToken)),
    );
    const tokens = renewed.map((outcome) => (outcome.ok ? outcome.value.refreshToken : outcome.code));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(session.refreshToken);
    expect(renewed.every(({ ok }) => ok)).toBe(true);
  });

  it('ends for thief and owner alike when a spent refresh token comes back', async () => {
    const { session } = await newBorrower(context);
    const renewed = await refreshSession(context, session.refreshToken);
    const successor = renewed.ok ? renewed.value : null;
    context.clock.at += rotationOverlapMs + 1;
    expect(codeOf(await refreshSession(context, session.refreshToken))).toBe('session_ended');
    expect(codeOf(await refreshSession(context, successor?.refreshToken ?? ''))).toBe('session_ended');
    const caller = callerOfToken(context.personalData, successor?.accessToken ?? '');
    expect(caller && codeOf(await getProfile(context, caller))).toBe('session_ended');
  });

  it('ends by logging out, and only with its own token', async () => {
    const { caller, session } = await newBorrower(context);
    const [customer = '', id = ''] = session.refreshToken.split('.');
    await logOut(context, `${customer}.${id}.${'A'.repeat(43)}`);
    expect(codeOf(await getProfile(context, caller))).toBe('ok');
    await logOut(context, session.refreshToken);
    expect(codeOf(await getProfile(context, caller))).toBe('session_ended');
    expect(codeOf(await refreshSession(context, session.refreshToken))).toBe('session_ended');
  });

  it('ends all the others at the word of one, which goes on; asked again, none is left to end', async () => {
    const phone = newPhone();
    const lost = await newBorrower(context, phone);
    context.clock.at += 60_000;
    const own = await newBorrower(context, phone);
    const stranger = await newBorrower(context);
    expect(await logOutOthers(context, own.caller, null)).toMatchObject({ ok: true, value: { ended: 1 } });
    expect(codeOf(await getProfile(context, lost.caller))).toBe('session_ended');
    expect(codeOf(await refreshSession(context, lost.session.refreshToken))).toBe('session_ended');
    expect(codeOf(await logOutOthers(context, lost.caller, null))).toBe('session_ended');
    for (const { caller } of [own, stranger]) expect(codeOf(await getProfile(context, caller))).toBe('ok');
    expect(await logOutOthers(context, own.caller, null)).toMatchObject({ ok: true, value: { ended: 0 } });
  });

  it.each(['', 'x', 'a.b.c', '....', `${'A'.repeat(22)}.${'A'.repeat(22)}.x`])(
    'does not renew by %j',
    async (token) => {
      expect(['not_signed_in', 'session_ended']).toContain(codeOf(await refreshSession(context, token)));
    },
  );
});
