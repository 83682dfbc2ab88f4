import { type FaceFigures, faceFigures } from '@luwag/loan-engine/decision/face-check';
import type { LivenessChallenge } from '@luwag/loan-engine/decision/liveness';
import { type FaceCheck, nobodyLooks } from '../../ports/face-check.ts';
import type { FaceCheckSettings } from '../../face-settings.ts';
import { createSystemClock } from '../clock/clock.ts';
import { createFaceModel } from '../face-model/face-model.ts';
import { createRemoteFaceCheck } from '../remote-face-check/remote-face-check.ts';

export type ChosenFaceCheck = {
  faces: FaceCheck;
  faceFigures: FaceFigures;
  livenessChallenge: LivenessChallenge;
  stop: () => Promise<void>;
};

const stop = async (): Promise<void> => undefined;

/** The face check that the settings choose, with what it is judged by and what it asks for. */
export function chosenFaceCheck({ by, figures, challenge }: FaceCheckSettings): ChosenFaceCheck {
  const chosen = { faceFigures: { ...faceFigures, ...figures }, livenessChallenge: challenge };
  if (by.kind === 'person') return { ...chosen, faces: nobodyLooks, stop };
  if (by.kind === 'service') {
    return { ...chosen, faces: createRemoteFaceCheck({ ...by, now: createSystemClock().now }), stop };
  }
  const model = createFaceModel();
  return { ...chosen, faces: model, stop: model.stop };
}
