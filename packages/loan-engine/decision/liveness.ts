// A living person does what is asked at that moment: turns the head, or closes the eyes; a picture held up can do neither. All frames must show the person of the selfie.
// Source: issue "simple liveness challenge (turn, blink) from a few frames"; distances as published with the model (0.6 separates persons).
import { assertThat } from '../assertion.ts';
import type { ReasonCode } from './reason-codes.ts';

/** What a borrower is asked to do before the camera, towards their own left or right. */
export type LivenessAction = 'left' | 'right' | 'blink';
/** Which of them a lender asks for: a turn, a blink, one or the other from try to try, or both in one recording. */
export type LivenessChallenge = 'turn' | 'blink' | 'either' | 'both';

/** The largest face of one frame as a model saw it. */
export type SeenFrame = {
  /** How far the head is turned: 0 looks into the camera, positive towards the person's own left. */
  readonly turn: number;
  /** How open the more open eye is; see `eyeOpenness`. */
  readonly eyes: number;
  /** To the face of the selfie; null where it could not be compared. */
  readonly distance: number | null;
};

export type LivenessFigures = {
  readonly mismatchDistance: number;
  /** A head turned by this much is turned. */
  readonly turnFrom: number;
  /** Eyes open to no more than this part of how open they are on the selfie are closed. */
  readonly blinkTo: number;
};

/**
 * What a recording does not show of what was asked; null when it shows all of it. Its frames belong to the actions in turn,
 * as many to each.
 * Units: parts (turn, openness), distance between embeddings.
 * Errors: frames that cannot be shared out evenly are a bug (assertion); what is missing carries a reason code.
 * Source: the rule above.
 */
export function missingSignOfLife(
  frames: readonly (SeenFrame | null)[],
  asked: readonly LivenessAction[],
  openEyes: number,
  figures: LivenessFigures,
): ReasonCode | null {
  assertThat(asked.length > 0 && frames.length % asked.length === 0, 'each action has as many frames');
  const framesEach = frames.length / asked.length;
  for (const [index, action] of asked.entries()) {
    const seen = frames.slice(index * framesEach, (index + 1) * framesEach).filter((frame) => frame !== null);
    const isSame = seen.every(({ distance }) => distance !== null && distance <= figures.mismatchDistance);
    if (!isSame || !seen.some((frame) => isDone(frame, action, openEyes, figures))) {
      return action === 'blink' ? 'SELFIE_NO_BLINK' : 'SELFIE_NOT_LIVE';
    }
  }
  return null;
}

function isDone(
  { turn, eyes }: SeenFrame,
  action: LivenessAction,
  openEyes: number,
  { turnFrom, blinkTo }: LivenessFigures,
): boolean {
  // The eyes of a turned head are hidden rather than closed.
  if (action === 'blink') return eyes <= blinkTo * openEyes && Math.abs(turn) < turnFrom;
  return (action === 'left' ? turn : -turn) >= turnFrom;
}
