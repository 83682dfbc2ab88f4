import { type FaceCheck, nobodyLooks } from '../../ports/face-check.ts';
import type { FaceCheckSettings } from '../../settings.ts';
import { createSystemClock } from '../clock/clock.ts';
import { createFaceModel } from '../face-model/face-model.ts';
import { createRemoteFaceCheck } from '../remote-face-check/remote-face-check.ts';

const stop = async (): Promise<void> => undefined;

/** The face check that the settings choose. */
export function chosenFaceCheck({ by }: FaceCheckSettings): { faces: FaceCheck; stop: () => Promise<void> } {
  if (by.kind === 'person') return { faces: nobodyLooks, stop };
  if (by.kind === 'service') {
    return { faces: createRemoteFaceCheck({ ...by, now: createSystemClock().now }), stop };
  }
  const model = createFaceModel();
  return { faces: model, stop: model.stop };
}
