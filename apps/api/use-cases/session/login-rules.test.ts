import { localDate } from '@luwag/loan-engine/money/local-date';
import { describe, expect, it } from 'vitest';
import type { LoginState } from '../../ports/login-store.ts';
import {
  defaultLoginLimits as limits,
  freshLoginState,
  judgeGuess,
  type LoginSituation,
  recordSend,
  wearOffPerDay,
} from './login-rules.ts';

// Noon in Manila.
const noon = Date.UTC(2026, 10, 21, 4);
const minute = 60_000;
const situation = (given: Partial<LoginSituation> = {}): LoginSituation => ({
  now: noon,
  isKnownDevice: false,
  load: { wrongGuesses: 0, codesSent: 0 },
  isBusyAddress: false,
  hasPassedGraphicCode: false,
  ...given,
});

const open = (given: Partial<LoginState['challenges'][number]> = {}): LoginState => ({
  ...freshLoginState,
  challenges: [
    {
      challengeId: 'challenge',
      binderHash: 'binder',
      codeHash: 'right',
      sentAt: noon,
      expiresAt: noon + limits.codeLifeMs,
      wrongTries: 0,
      isUsed: false,
      ...given,
    },
  ],
});
const right = { challengeId: 'challenge', binderHash: 'binder', codeHash: 'right' };
const wrong = { ...right, codeHash: 'wrong' };
const guessAt = (now = noon, isKnownDevice = false) => ({ now, isKnownDevice });

const none = freshLoginState.sends.unknown;
const sentAgo = (ms: number, kind: 'known' | 'unknown' = 'unknown'): LoginState => ({
  ...freshLoginState,
  sends: { ...freshLoginState.sends, [kind]: { ...none, lastSentAt: noon - ms } },
});
const sentToday = (count: number, kind: 'known' | 'unknown' = 'unknown'): LoginState => ({
  ...freshLoginState,
  sends: { ...freshLoginState.sends, [kind]: { on: localDate('2026-11-21'), count, lastSentAt: 0 } },
});

const guessed = (wrongGuesses: number) => ({ wrongGuesses, codesSent: 0 });
const sent = (codesSent: number) => ({ wrongGuesses: 0, codesSent });

describe('asking for a code', () => {
  it.each<[string, LoginState, Partial<LoginSituation>, string]>([
    ['a first code', freshLoginState, {}, 'sent'],
    ['another after 59.999 s', sentAgo(59_999), {}, 'too_frequent'],
    ['another after 60 s', sentAgo(60_000), {}, 'sent'],
    ['the fifth of a day', sentToday(4), {}, 'sent'],
    ['the sixth of a day', sentToday(5), {}, 'sms_limit_reached'],
    ['the sixth of known devices', sentToday(5, 'known'), { isKnownDevice: true }, 'sms_limit_reached'],
    [
      'a code at the known device after strangers asked for five',
      sentToday(5),
      { isKnownDevice: true },
      'sent',
    ],
    ['a code at the known device a second after a stranger', sentAgo(1_000), { isKnownDevice: true }, 'sent'],
    ['a code elsewhere after known devices asked for five', sentToday(5, 'known'), {}, 'sent'],
    ['the first of the next Manila day', sentToday(5), { now: noon + 12 * 60 * minute }, 'sent'],
    ['a code after 19 wrong', { ...freshLoginState, wrongInRowUnknownDevice: 19 }, {}, 'sent'],
    ['a code after 20 wrong', { ...freshLoginState, wrongInRowUnknownDevice: 20 }, {}, 'step_up_required'],
    [
      'a code at the known device after strangers guessed 20 times',
      { ...freshLoginState, wrongInRowUnknownDevice: 20 },
      { isKnownDevice: true },
      'sent',
    ],
    [
      'a code at the known device after its own 20 wrong',
      { ...freshLoginState, wrongInRowKnownDevice: 20 },
      { isKnownDevice: true },
      'step_up_required',
    ],
    ['a code when no more strangers may guess', freshLoginState, { load: guessed(500) }, 'security_wait'],
    [
      'a code at the known device at such a time',
      freshLoginState,
      { load: guessed(500), isKnownDevice: true },
      'sent',
    ],
    [
      'a code after 6 wrong of this number today',
      { ...freshLoginState, wrongOn: localDate('2026-11-21'), wrongToday: 6 },
      {},
      'graphic_code_required',
    ],
    [
      'the same with the picture copied',
      { ...freshLoginState, wrongOn: localDate('2026-11-21'), wrongToday: 6 },
      { hasPassedGraphicCode: true },
      'sent',
    ],
    [
      'the same at the known device',
      { ...freshLoginState, wrongOn: localDate('2026-11-21'), wrongToday: 6 },
      { isKnownDevice: true },
      'sent',
    ],
    [
      'a code after 6 wrong yesterday',
      { ...freshLoginState, wrongOn: localDate('2026-11-20'), wrongToday: 6 },
      {},
      'sent',
    ],
    [
      'a code when half of the wrong guesses of strangers stand',
      freshLoginState,
      { load: guessed(250) },
      'graphic_code_required',
    ],
    ['a code before half the messages of a day are sent', freshLoginState, { load: sent(4_999) }, 'sent'],
    [
      'a code when half the messages of a day are sent',
      freshLoginState,
      { load: sent(5_000) },
      'graphic_code_required',
    ],
    [
      'the same with the picture copied',
      freshLoginState,
      { load: sent(5_000), hasPassedGraphicCode: true },
      'sent',
    ],
    [
      'a code when all messages of a day are sent, with the picture copied',
      freshLoginState,
      { load: sent(10_000), hasPassedGraphicCode: true },
      'sms_limit_reached',
    ],
    [
      'a code at the known device on such a day',
      freshLoginState,
      { load: sent(10_000), isKnownDevice: true },
      'sent',
    ],
    [
      'a code from an address that asks for very many',
      freshLoginState,
      { isBusyAddress: true },
      'graphic_code_required',
    ],
    ['the same at the known device', freshLoginState, { isBusyAddress: true, isKnownDevice: true }, 'sent'],
  ])('%s', (_name, state, given, expected) => {
    const outcome = recordSend(state, situation(given), limits);
    expect(outcome.ok ? 'sent' : outcome.code).toBe(expected);
  });

  it('says when to come back: the second after the wait, or the next midnight of Manila', () => {
    const early = recordSend(sentAgo(10_000), situation(), limits);
    expect(!early.ok && early.detail?.retryAt).toBe(new Date(noon + 50_000).toISOString());
    const sixth = recordSend(sentToday(5), situation(), limits);
    expect(!sixth.ok && sixth.detail?.retryAt).toBe('2026-11-21T16:00:00.000Z');
  });

  it('lets strangers in again at the time it said, as wrong guesses wear off over the day', () => {
    const load = { wrongGuesses: 500, codesSent: 0 };
    const refusal = recordSend(freshLoginState, situation({ load }), limits);
    const retryAt = Date.parse(String(!refusal.ok && refusal.detail?.retryAt));
    expect(retryAt - noon).toBe((24 * 60 * minute) / 500);
    const wornOff = (retryAt - noon) * (wearOffPerDay(limits) / (24 * 60 * minute));
    const later = { ...load, wrongGuesses: load.wrongGuesses - wornOff };
    const again = situation({ now: retryAt, load: later, hasPassedGraphicCode: true });
    expect(recordSend(freshLoginState, again, limits).ok).toBe(true);
  });

  it('keeps the codes that other browsers wait for, and forgets those that are over', () => {
    const asked = recordSend(open(), situation({ now: noon + minute }), limits);
    expect(asked.ok && asked.value.challenges).toHaveLength(1);
    const late = recordSend(open(), situation({ now: noon + limits.codeLifeMs }), limits);
    expect(late.ok && late.value.challenges).toEqual([]);
  });
});

describe('guessing a code', () => {
  it.each([
    ['the right code', open(), right, noon, 'right'],
    ['the right code at the last moment', open(), right, noon + limits.codeLifeMs - 1, 'right'],
    ['the right code too late', open(), right, noon + limits.codeLifeMs, 'code_expired'],
    ['the right code a second time', open({ isUsed: true }), right, noon, 'code_expired'],
    ['the right code after three wrong', open({ wrongTries: 3 }), right, noon, 'code_expired'],
    ['the right code after two wrong', open({ wrongTries: 2 }), right, noon, 'right'],
    ['the right code from another browser', open(), { ...right, binderHash: 'other' }, noon, 'code_expired'],
    ['the code of another challenge', open(), { ...right, challengeId: 'other' }, noon, 'code_expired'],
    ['a code when none was asked for', freshLoginState, right, noon, 'code_expired'],
    ['a wrong code', open(), wrong, noon, 'code_incorrect'],
  ])('%s', (_name, state, guess, now, expected) => {
    const { outcome } = judgeGuess(state, guess, guessAt(now), limits);
    expect(outcome.ok ? 'right' : outcome.code).toBe(expected);
  });

  it('counts three tries down and then ends the code, even for the right one', () => {
    let state = open();
    const left: unknown[] = [];
    for (let guess = 0; guess < 3; guess += 1) {
      const judged = judgeGuess(state, wrong, guessAt(), limits);
      left.push(!judged.outcome.ok && judged.outcome.detail?.triesLeft);
      state = judged.state;
    }
    expect(left).toEqual([2, 1, 0]);
    const { outcome } = judgeGuess(state, right, guessAt(), limits);
    expect(!outcome.ok && outcome.code).toBe('code_expired');
  });

  it('takes the right code once', () => {
    const first = judgeGuess(open(), right, guessAt(), limits);
    const second = judgeGuess(first.state, right, guessAt(), limits);
    expect([first.outcome.ok, second.outcome.ok]).toEqual([true, false]);
  });

  it('counts strangers apart from the owner, and a success clears both', () => {
    const stranger = judgeGuess(open(), wrong, guessAt(), limits).state;
    const owner = judgeGuess(stranger, wrong, guessAt(noon, true), limits).state;
    expect(owner).toMatchObject({ wrongInRowUnknownDevice: 1, wrongInRowKnownDevice: 1, wrongToday: 2 });
    const cleared = judgeGuess(owner, right, guessAt(), limits).state;
    expect(cleared).toMatchObject({ wrongInRowUnknownDevice: 0, wrongInRowKnownDevice: 0, wrongToday: 0 });
  });
});
