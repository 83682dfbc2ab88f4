import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is only kept for later begins after the first touch, and then in a moment when nothing is to do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let begin: (() => void) | undefined;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (begin = work));
  const began = vi.fn<() => void>();
  const waiting = whenIdle().then(began);
  await vi.advanceTimersByTimeAsync(1900);
  expect(begin).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(began).not.toHaveBeenCalled();
  begin?.();
  await waiting;
  expect(began).toHaveBeenCalledOnce();
});

test('a browser that does not tell when nothing is to do begins after the first touch', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const began = vi.fn<() => void>();
  const waiting = whenIdle().then(began);
  await vi.advanceTimersByTimeAsync(2100);
  await waiting;
  expect(began).toHaveBeenCalledOnce();
});
