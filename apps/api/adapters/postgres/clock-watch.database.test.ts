import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createSystemClock } from '../clock/clock.ts';
import { startClockWatch } from './clock-watch.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

const machine = createSystemClock();
const movedBy = (ms: number) => ({ now: () => machine.now() + ms });

test("a machine whose clock agrees with the database's is believed", async () => {
  const watch = await startClockWatch(database.database, { clock: movedBy(5_000) });
  expect(watch.trouble()).toBeNull();
});

test.each([
  [3_600_000, "the clock of this machine is 3600 s ahead of the database's"],
  [-86_400_000, "the clock of this machine is 86400 s behind the database's"],
])('a start with a clock that is %i ms off is refused', async (ms, words) => {
  await expect(startClockWatch(database.database, { clock: movedBy(ms) })).rejects.toThrow(words);
});

test('a clock that goes wrong is told of until it is right again', async () => {
  let offMs = 0;
  const compared: number[] = [];
  const watch = await startClockWatch(database.database, {
    clock: { now: () => machine.now() + offMs },
    onCompared: (ms) => compared.push(ms),
  });
  offMs = -60_000;
  await watch.refresh();
  expect(watch.trouble()).toBe("the clock of this machine is 60 s behind the database's");
  offMs = 0;
  await watch.refresh();
  expect(watch.trouble()).toBeNull();
  expect(compared).toHaveLength(3);
});

test('a slow answer is no sign of a wrong clock, and hides none', async () => {
  const moments: number[] = [];
  const clock = { now: () => moments.shift() ?? machine.now() };
  const watch = await startClockWatch(database.database, { clock });
  moments.push(machine.now() - 45_000);
  await watch.refresh();
  expect(watch.trouble()).toBeNull();
  moments.push(machine.now() + 3_600_000, machine.now() + 3_645_000);
  await watch.refresh();
  expect(watch.trouble()).toContain('3600 s ahead');
});
