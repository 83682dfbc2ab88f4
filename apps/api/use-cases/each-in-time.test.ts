import { expect, test } from 'vitest';
import { eachInTime } from './each-in-time.ts';

test('a provider that takes ten seconds for an answer is asked for a minute and no longer', async () => {
  let at = 0;
  const asked: number[] = [];
  await eachInTime({ now: () => at }, [...Array(40).keys()], async (item) => {
    asked.push(item);
    at += 10_000;
  });
  expect(asked).toEqual([0, 1, 2, 3, 4, 5]);
});
