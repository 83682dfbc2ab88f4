import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFresh } from './keep-fresh.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A list that counts how often it was read, and can be away or slow. */
function listOf() {
  const list = {
    reads: 0,
    isAway: false,
    answer: Promise.resolve(),
    refresh: async (): Promise<void> => {
      list.reads += 1;
      await list.answer;
      if (list.isAway) throw new Error('away');
    },
  };
  return list;
}

test('what another process changed is read within a second, four times in each', async () => {
  const [products, windows] = [listOf(), listOf()];
  const stop = keepFresh([products, windows], () => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([products.reads, windows.reads]).toEqual([4, 4]);
  await stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(products.reads).toBe(4);
});

test('a list that takes long is not asked again before it answered', async () => {
  const list = listOf();
  const { promise, resolve } = Promise.withResolvers<void>();
  list.answer = promise;
  const stop = keepFresh([list], () => undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(list.reads).toBe(1);
  resolve();
  await vi.advanceTimersByTimeAsync(500);
  expect(list.reads).toBe(3);
  await stop();
});

test('a fault is told once, and once more when it comes back', async () => {
  const list = listOf();
  const told: unknown[] = [];
  const stop = keepFresh([list], (error) => told.push(error));
  list.isAway = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toHaveLength(1);
  list.isAway = false;
  await vi.advanceTimersByTimeAsync(250);
  list.isAway = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).toHaveLength(2);
  await stop();
});
