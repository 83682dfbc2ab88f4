import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { machineNow } from '../clock/clock.ts';
import { startClockWatch } from './clock-watch.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

const start = (read: () => number, more: object = {}) =>
  startClockWatch(database.database, { read, ...more });

test("a machine whose clock agrees with the database's is believed", async () => {
  const watch = await start(() => machineNow() + 5_000);
  expect(watch.trouble()).toBeNull();
});

test.each([
  [3_600_000, "the clock of this machine is 3600 s ahead of the database's"],
  [-86_400_000, "the clock of this machine is 86400 s behind the database's"],
])('a start with a clock that is %i ms off is refused', async (ms, words) => {
  await expect(start(() => machineNow() + ms)).rejects.toThrow(words);
});

test.each([86_400_000, -3_600_000])(
  'a clock that is set %i ms wrong moves no time, and is told of until it is right again',
  async (wrongMs) => {
    let at = machineNow();
    let passedMs = 0;
    let offMs = 0;
    const compared: number[] = [];
    const watch = await start(() => at + offMs, {
      passed: () => passedMs,
      onCompared: (ms: number) => compared.push(ms),
    });
    const before = watch.clock.now();
    offMs = wrongMs;
    expect(watch.trouble()).toContain(wrongMs > 0 ? '86400 s ahead' : '3600 s behind');
    at += 4_000;
    passedMs += 4_000;
    expect(watch.clock.now() - before).toBe(4_000);
    await watch.refresh();
    expect(watch.trouble()).not.toBeNull();
    expect(watch.clock.now() - before).toBe(4_000);
    offMs = 0;
    expect(watch.clock.now() - before).toBe(4_000);
    await watch.refresh();
    expect(watch.trouble()).toBeNull();
    expect(compared).toHaveLength(3);
  },
);

test('a machine that slept is believed once the database agrees', async () => {
  let sleptMs = 0;
  const watch = await start(machineNow, { passed: () => performance.now() - sleptMs });
  sleptMs = 3_600_000;
  expect(watch.trouble()).not.toBeNull();
  await watch.refresh();
  expect(watch.trouble()).toBeNull();
  const before = machineNow();
  const now = watch.clock.now();
  expect([now >= before, now <= machineNow()]).toEqual([true, true]);
});

test('a slow answer is no sign of a wrong clock, and hides none', async () => {
  const moments: number[] = [];
  const watch = await start(() => moments.shift() ?? machineNow(), { passed: machineNow });
  moments.push(machineNow() - 45_000);
  await watch.refresh();
  expect(watch.trouble()).toBeNull();
  moments.push(machineNow() + 3_600_000, machineNow() + 3_645_000);
  await watch.refresh();
  expect(watch.trouble()).toContain('3600 s ahead');
});
