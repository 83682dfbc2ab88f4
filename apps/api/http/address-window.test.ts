import { expect, test } from 'vitest';
import type { AddressCounts } from '../ports/address-counts.ts';
import { createAddressWindows } from './address-window.ts';

const window = { most: 3, windowMs: 60_000 };
let time = 1_790_000_040_000;

/** Processes that count in one place. */
function processes(count: number, shared = countsOf()) {
  return Array.from({ length: count }, () => {
    const windows = createAddressWindows({
      counts: shared,
      personalData: { blindIndex: (purpose, value) => Buffer.from(`${purpose} ${value}`) },
      now: () => time,
    });
    return { ...windows, admits: windows.open('codes', window).admits };
  });
}
function countsOf(): AddressCounts & { told: string[] } {
  const sums = new Map<string, number>();
  const told: string[] = [];
  const add: AddressCounts['add'] = async (counts) =>
    counts.map(({ key, added }) => {
      told.push(key.toString());
      const sum = (sums.get(key.toString()) ?? 0) + added;
      sums.set(key.toString(), sum);
      return sum;
    });
  return { add, told };
}

test('an address is admitted so many times in each window, and another address by itself', () => {
  const [alone] = processes(1);
  const answers = [1, 2, 3, 4].map(() => alone?.admits('10.0.0.1'));
  expect(answers).toEqual([true, true, true, false]);
  expect(alone?.admits('10.0.0.2')).toBe(true);
  time += window.windowMs;
  expect(alone?.admits('10.0.0.1')).toBe(true);
});

test('an address that two processes have counted together is refused by each, after one request at most', async () => {
  const [one, other] = processes(2);
  for (const process of [one, other, one]) expect(process?.admits('10.0.0.1')).toBe(true);
  await one?.refresh();
  await other?.refresh();
  expect(other?.admits('10.0.0.1')).toBe(false);
  await other?.refresh();
  one?.admits('10.0.0.1');
  await one?.refresh();
  expect(one?.admits('10.0.0.1')).toBe(false);
});

test('a process that is new to an address learns of it after one request', async () => {
  const [one, other] = processes(2);
  for (let count = 0; count < 5; count += 1) one?.admits('10.0.0.1');
  await one?.refresh();
  expect(other?.admits('10.0.0.1')).toBe(true);
  await other?.refresh();
  expect(other?.admits('10.0.0.1')).toBe(false);
});

test('what is counted while others are told is not lost, and what cannot be told is told later', async () => {
  const shared = countsOf();
  let isAway = true;
  const add: AddressCounts['add'] = async (counts, now) => {
    if (isAway) throw new Error('away');
    one?.admits('10.0.0.1');
    return shared.add(counts, now);
  };
  const [one, other] = processes(2, { ...shared, add });
  one?.admits('10.0.0.1');
  await expect(one?.refresh()).rejects.toThrow('away');
  isAway = false;
  await one?.refresh();
  isAway = true;
  expect(one?.admits('10.0.0.1')).toBe(true);
  expect(one?.admits('10.0.0.1')).toBe(false);
  expect(other?.admits('10.0.0.1')).toBe(true);
});

test('nothing is told of addresses that did not ask again', async () => {
  const shared = countsOf();
  const [alone] = processes(1, shared);
  alone?.admits('10.0.0.1');
  await alone?.refresh();
  await alone?.refresh();
  expect(shared.told).toHaveLength(1);
});
