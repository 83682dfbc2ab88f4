import { expect, test } from 'vitest';
import type { BackgroundRun, BackgroundRuns } from '../ports/background-runs.ts';
import { agesOfEveryMinute, inTurn } from './every-minute.ts';

const step = (name: string) => async (context: string[]) => void context.push(name);
const failing = (name: string) => async () => {
  throw new Error(name);
};

test('a step of the minute that fails keeps no other from its turn, and its error is told in the end', async () => {
  const done: string[] = [];
  const turns = [step('close'), failing('loans'), step('payouts'), failing('texts'), step('rows')];
  await expect(inTurn(done, turns, async () => void done.push('noted'))).rejects.toThrow('loans');
  expect(done).toEqual(['close', 'noted', 'payouts', 'noted', 'rows', 'noted']);
});

test('a minute that gets on and is never done is told by its two ages', async () => {
  const seconds: Record<BackgroundRun, number | null> = { 'every-minute': 0, 'every-minute-done': null };
  const runs: BackgroundRuns = {
    keep: async () => undefined,
    secondsSince: async (name) => seconds[name],
  };
  const ages = agesOfEveryMinute(runs);
  const first = await ages();
  expect(first.step).toBe(0);
  // The age of the process itself, until something is known.
  expect(first.done).toBeGreaterThan(0);
  seconds['every-minute-done'] = 0;
  expect((await ages()).done).toBe(0);
});
