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
