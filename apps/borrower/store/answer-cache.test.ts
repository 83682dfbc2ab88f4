import type { Answer } from '@luwag/contract/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCache, type Ask } from './answer-cache.ts';
import { coreDefaults, useCoreStore } from './core-store.ts';

const good = (value: unknown): Answer<unknown> => ({ ok: true, value });
const lost: Answer<unknown> = { ok: false, code: 'network_abnormal', detail: {} };

/** Answers that are given one by one, as a slow server would. */
function slowServer() {
  const waiting: ((answer: Answer<unknown>) => void)[] = [];
  const ask: Ask = () => new Promise((resolve) => waiting.push(resolve));
  return { ask, waiting };
}

beforeEach(() => {
  vi.useFakeTimers();
  answerCache.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
});
afterEach(() => vi.useRealTimers());

test('two parts of a screen that want the same answer ask once', async () => {
  const ask = vi.fn<Ask>(async () => good(1));
  answerCache.want('k', ask);
  answerCache.want('k', ask);
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(answerCache.read('k')).toMatchObject({ data: 1, error: null, isFetching: false, answersSoFar: 1 });
});

test('a lost network is tried twice more before it is told, and what was known stays', async () => {
  let answer = good('before');
  const ask = vi.fn<Ask>(async () => answer);
  answerCache.want('k', ask);
  await vi.runAllTimersAsync();
  answer = lost;
  void answerCache.ask('k', ask);
  await vi.advanceTimersByTimeAsync(1400);
  expect(answerCache.read('k').error).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(ask).toHaveBeenCalledTimes(4);
  expect(answerCache.read('k')).toMatchObject({ data: 'before', isFetching: false });
  expect(answerCache.read('k').error?.refusal.code).toBe('network_abnormal');
});

test('what nobody shows any more is not tried again', async () => {
  const ask = vi.fn<Ask>(async () => lost);
  void answerCache.ask('k', ask);
  await vi.advanceTimersByTimeAsync(100);
  answerCache.forget();
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('any other refusal is told at once', async () => {
  const ask = vi.fn<Ask>(async () => ({ ok: false, code: 'no_offer', detail: {} }));
  answerCache.want('k', ask);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(answerCache.read('k').error?.refusal.code).toBe('no_offer');
});

test('an answer asked for before a change does not overwrite the one asked for after it', async () => {
  const { ask, waiting } = slowServer();
  answerCache.want('k', ask);
  void answerCache.askAgain();
  waiting[1]?.(good('after'));
  await vi.advanceTimersByTimeAsync(0);
  waiting[0]?.(good('before'));
  await vi.advanceTimersByTimeAsync(0);
  expect(answerCache.read('k').data).toBe('after');
});

test('an answer put in by hand wins over one still under way', async () => {
  const { ask, waiting } = slowServer();
  answerCache.want('k', ask);
  answerCache.put('k', 'put in');
  waiting[0]?.(good('under way'));
  await vi.advanceTimersByTimeAsync(0);
  expect(answerCache.read('k')).toMatchObject({ data: 'put in', isFetching: false });
});

test('the first question about what came with the page gets that answer and changes nothing on show; the next one asks', async () => {
  const told = vi.fn<() => void>();
  const kept = vi.fn<typeof answerCache.onAnswer>();
  const ask = vi.fn<Ask>(async (given) => given ?? good([2]));
  answerCache.onAnswer = kept;
  answerCache.take('k', good([1]));
  expect(answerCache.read('k')).toMatchObject({ data: [1], answersSoFar: 1 });
  answerCache.listen('k', told);
  answerCache.want('k', ask);
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledExactlyOnceWith(good([1]));
  expect(told).not.toHaveBeenCalled();
  expect(kept).toHaveBeenCalledWith('k', [1]);
  await answerCache.askAgain();
  expect(answerCache.read('k')).toMatchObject({ data: [2], isFetching: false, answersSoFar: 2 });
  answerCache.onAnswer = () => undefined;
});

test('only answers still wanted are asked anew, and those meant', async () => {
  const wanted = vi.fn<Ask>(async () => good(1));
  const other = vi.fn<Ask>(async () => good(2));
  const leave = answerCache.want('left', other);
  answerCache.want('home', wanted);
  answerCache.want('loans', other);
  await vi.runAllTimersAsync();
  leave();
  wanted.mockClear();
  other.mockClear();
  await answerCache.askAgain((key) => key !== 'loans');
  expect(wanted).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

const askForTwo: Ask = async () => good({ list: [1, 2] });

test('an answer that says the same keeps its place, so that nothing is rendered again', async () => {
  answerCache.want('k', askForTwo);
  await vi.runAllTimersAsync();
  const { data } = answerCache.read('k');
  await answerCache.ask('k', askForTwo, { isNew: true });
  expect(answerCache.read('k').data).toBe(data);
  expect(answerCache.read('k').answersSoFar).toBe(2);
});

test('coming back to the page or to the network asks for what is on show', async () => {
  const ask = vi.fn<Ask>(async () => good(1));
  answerCache.want('k', ask);
  await vi.runAllTimersAsync();
  window.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.runAllTimersAsync();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('nothing known outlives the session, not even what is still under way', async () => {
  const { ask, waiting } = slowServer();
  const listener = vi.fn<() => void>();
  answerCache.listen('k', listener);
  answerCache.put('k', 'secret');
  answerCache.want('k', ask);
  useCoreStore.getState().resetUserData();
  waiting[0]?.(good('late secret'));
  await vi.advanceTimersByTimeAsync(0);
  expect(answerCache.read('k').data).toBeUndefined();
  expect(listener).toHaveBeenCalled();
});

test('a line that brings nothing is told after a while, and what it brings after all is taken', async () => {
  const { ask, waiting } = slowServer();
  answerCache.suggest('k', 'yesterday', 1);
  answerCache.want('k', ask);
  await vi.advanceTimersByTimeAsync(10_000);
  const { data, error } = answerCache.read('k');
  expect([data, error?.refusal.code]).toEqual(['yesterday', 'network_abnormal']);
  waiting[0]?.(good('today'));
  await vi.runAllTimersAsync();
  expect(answerCache.read('k')).toMatchObject({ data: 'today', error: null });
});
