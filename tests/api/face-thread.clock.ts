import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFaceModel } from '../../apps/api/adapters/face-model/face-model.ts';
import { cardOf, otherSelfieOf, recordingOf } from '../face-pictures.ts';

/* Timed, so it is alone in its process: where it shared one with other tests, the clearing of their memory counted as its work. */

/** The longest the current thread worked without a pause, in milliseconds of its own: other programs do not count. */
async function longestWork(work: () => Promise<unknown>): Promise<number> {
  let longestMicroseconds = 0;
  let before = process.threadCpuUsage();
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    longestMicroseconds = Math.max(longestMicroseconds, user + system);
    before = process.threadCpuUsage();
  };
  const timer = setInterval(look, 1);
  await work();
  await wait(2);
  clearInterval(timer);
  look();
  return longestMicroseconds / 1000;
}

test('a check, the loading of the models included, never holds up the thread that serves people for 50 ms', async () => {
  const pictures = {
    selfie: await otherSelfieOf('hopper'),
    document: await cardOf('hopper'),
    motion: { sheet: await recordingOf('hopper', ['straight', 'left', 'left']), rows: 1, framesPerRow: 3 },
  };
  const fresh = createFaceModel();
  const longestMs = await longestWork(async () => {
    await fresh.examine(pictures);
    await Promise.all([fresh.examine(pictures), fresh.examine(pictures)]);
  });
  await fresh.stop();
  expect(longestMs).toBeLessThan(50);
  expect(await longestWork(async () => burn(60))).toBeGreaterThan(50);
});

function burn(milliseconds: number): void {
  const { user } = process.threadCpuUsage();
  while (process.threadCpuUsage().user - user < milliseconds * 1000) Math.sqrt(milliseconds);
}
