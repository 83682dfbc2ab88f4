import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLock, type LockMinutes, readLock } from '../platform/phone-lock.ts';
import { giveUpUnusedLogIn } from '../boot/give-up-log-in.ts';
import { serveAnswers } from '../testing/serve-answers.ts';
import { coreDefaults, coreStoreKey, hasSession, useCoreStore } from './core-store.ts';
import { followUse } from './phone-lock.ts';
import { readUserInfo, writeUserInfo } from './user-info.ts';

const minuteMs = 60_000;
const ending = 'POST /api/session/end';
const replaced = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
const looks = vi.spyOn(document, 'visibilityState', 'get');
const isCovered = () => document.querySelectorAll('.phone-cover').length === 1;
const isLoggedIn = () => hasSession(useCoreStore.getState());

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  look('visible');
  replaced.mockClear();
});
afterEach(() => {
  useCoreStore.getState().resetUserData();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function look(state: DocumentVisibilityState): void {
  looks.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
function lockAfter(minutes: LockMinutes): void {
  keepLock({ minutes, usedAt: null }, localStorage);
  followUse();
}
const touch = () => window.dispatchEvent(new Event('pointerdown'));
/** The phone sleeps: its clock goes on, no timer runs. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('after the time without use the page is covered, the log-in ends here and with the server', async () => {
  const sent = serveAnswers({ [ending]: {} });
  lockAfter(5);
  await vi.advanceTimersByTimeAsync(4 * minuteMs);
  touch();
  await vi.advanceTimersByTimeAsync(4 * minuteMs);
  expect([isLoggedIn(), isCovered()]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect([isLoggedIn(), isCovered()]).toEqual([false, true]);
  expect(sent.map(({ call }) => call)).toEqual([ending]);
  expect(replaced).toHaveBeenCalledWith('/start');
  expect(localStorage.getItem(coreStoreKey)).not.toContain('t1');
});

test('a phone that slept is locked at the first look, before anything shows, and one that was back in time is not', async () => {
  serveAnswers({ [ending]: {} });
  lockAfter(1);
  look('hidden');
  sleep(minuteMs / 2);
  look('visible');
  expect([isLoggedIn(), isCovered()]).toEqual([true, false]);
  look('hidden');
  sleep(minuteMs);
  look('visible');
  expect(isCovered()).toBe(true);
  await vi.waitFor(() => expect(isLoggedIn()).toBe(false));
});

test('while another app is in front nothing shows, and the focus is where it was afterwards', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  lockAfter(15);
  look('hidden');
  expect([isCovered(), document.documentElement.dataset['covered']]).toEqual([true, 'true']);
  field.blur();
  look('visible');
  expect([isCovered(), document.activeElement === field]).toEqual([false, true]);
  field.remove();
});

test('without the choice nothing is covered and nobody is logged out', async () => {
  lockAfter(0);
  look('hidden');
  expect(isCovered()).toBe(false);
  await vi.advanceTimersByTimeAsync(24 * 60 * minuteMs);
  expect(isLoggedIn()).toBe(true);
});

test('another tab that locked takes this one along', async () => {
  serveAnswers({ [ending]: {} });
  lockAfter(5);
  localStorage.removeItem(coreStoreKey);
  touch();
  expect(isCovered()).toBe(true);
  await vi.waitFor(() => expect(replaced).toHaveBeenCalledWith('/start'));
});

test('a new log-in starts the whole time again', async () => {
  lockAfter(1);
  useCoreStore.getState().resetUserData();
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't2' });
  giveUpUnusedLogIn();
  followUse();
  await vi.advanceTimersByTimeAsync(minuteMs / 2);
  expect([isLoggedIn(), isCovered()]).toEqual([true, false]);
});

test.each([minuteMs, -minuteMs])(
  'a page opened after a pause of %i ms finds no log-in left',
  async (pauseMs) => {
    const sent = serveAnswers({ [ending]: {} });
    writeUserInfo({ customerId: 'c1', language: 'en-US' }, localStorage);
    keepLock({ minutes: 1, usedAt: Date.now() - pauseMs }, localStorage);
    giveUpUnusedLogIn();
    expect(localStorage.getItem(coreStoreKey)).toBeNull();
    expect(readUserInfo(localStorage)).toBeNull();
    expect(readLock(localStorage)).toEqual({ minutes: 1, usedAt: null });
    expect(sent.map(({ call }) => call)).toEqual([ending]);
  },
);

test('one opened in time, or without the choice, keeps it; without a network a note is left that it is to end', async () => {
  const opened: string[] = [];
  vi.stubGlobal('caches', { open: async (name: string) => opened.push(name) });
  const sent = serveAnswers({});
  for (const minutes of [0, 5] as const) {
    keepLock({ minutes, usedAt: Date.now() - minuteMs }, localStorage);
    giveUpUnusedLogIn();
  }
  expect([sent, localStorage.getItem(coreStoreKey)?.includes('t1')]).toEqual([[], true]);
  keepLock({ minutes: 1, usedAt: Date.now() - minuteMs }, localStorage);
  giveUpUnusedLogIn();
  await vi.waitFor(() => expect(opened).toEqual(['luwag-leaving']));
});

test.each(['', 'nonsense', 'null', '{"minutes":7,"usedAt":"now"}'])(
  '%s in the storage counts as not chosen',
  (stored) => {
    localStorage.setItem('luwag-lock', stored);
    expect(readLock(localStorage)).toEqual({ minutes: 0, usedAt: null });
  },
);
