import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardOf, otherSelfieOf, recordingOf } from '../../../../tests/face-pictures.ts';
import type { FacePictures } from '../../ports/face-check.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { createFaceModel } from './face-model.ts';

const model = createFaceModel();
afterAll(() => model.stop());

let pictures: FacePictures;
beforeAll(async () => {
  pictures = {
    selfie: await otherSelfieOf('hopper'),
    document: await cardOf('hopper'),
    motion: { sheet: await recordingOf('hopper', ['straight', 'left', 'left']), rows: 1, framesPerRow: 3 },
  };
});

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

test('the thread is let go when nobody asks, and comes again', async () => {
  const restless = createFaceModel({ idleMs: 1 });
  const first = await restless.examine(pictures);
  const second = await restless.examine(pictures);
  expect(second).toEqual(first);
  await restless.stop();
});

test('bytes that are no picture are an answer that cannot be had, and the next check is answered', async () => {
  await expect(model.examine({ ...pictures, selfie: Buffer.from('no picture') })).rejects.toThrow(
    Unavailable,
  );
  expect((await model.examine(pictures)).selfie.faces).toHaveLength(1);
});
