// A selfie passes by machine when it shows one clear face, the face on the ID, and that face did what was asked; a doubt goes to a person, a fault is told and may be mended.
// Source: specification point 1 (a face or selfie check); screens plan (face failed: reason, tip, a person after three); RA 10173 (no decision on measurements of a body alone: nobody is declined by this rule).
import { assertThat } from '../assertion.ts';
import { type LivenessAction, type LivenessFigures, missingSignOfLife, type SeenFrame } from './liveness.ts';
import type { ReasonCode } from './reason-codes.ts';

/** One face as a model saw it. */
export type SeenFace = {
  /** Where it is, in parts (0-1) of the picture's width and height. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** Mean luminance of the face, 0 (black) to 255. */
  readonly brightness: number;
  /** How strong fine edges are beside coarse ones, in percent: about 10 and more in a sharp picture, 1 to 3 in a blurred one. */
  readonly sharpness: number;
  /** How far the head is turned: 0 looks into the camera, positive towards the person's own left. */
  readonly turn: number;
  /** How open the more open eye is; see `eyeOpenness`. */
  readonly eyes: number;
};

/** A picture as a model saw it: its faces, the largest first. */
export type SeenPicture = {
  readonly faces: readonly SeenFace[];
  readonly brightness: number;
  readonly sharpness: number;
};

/** What was measured on a selfie, the ID and the frames of the recording. Distances: 0 is the same picture, above 0.6 another person. */
export type FaceReading = {
  readonly selfie: SeenPicture;
  readonly document: SeenPicture;
  /** Between the largest faces of both; null where one shows none. */
  readonly distance: number | null;
  /** The largest face of each frame, in order, null where a frame shows none; null when nothing was recorded. */
  readonly motion: readonly (SeenFrame | null)[] | null;
};

/** 'again': the borrower is told why and takes another; 'person': a member of staff compares. */
export type FaceJudgement = {
  readonly verdict: 'matched' | 'person' | 'again';
  readonly reason: ReasonCode | null;
};

export type FaceFigures = LivenessFigures & {
  /** Up to this distance two faces are one person's. */
  readonly matchDistance: number;
  /** Above this distance they are two persons'; between the two a person decides. */
  readonly mismatchDistance: number;
  readonly minFaceHeight: number;
  readonly minBrightness: number;
  readonly minSharpness: number;
};

/** The figures of a machine's look at a face; the first four are settings of the lender. */
export const faceFigures: FaceFigures = {
  matchDistance: 0.45,
  mismatchDistance: 0.6,
  turnFrom: 0.3,
  blinkTo: 0.6,
  minFaceHeight: 0.15,
  minBrightness: 45,
  minSharpness: 4,
};

/** After this many faults in a row a person looks instead of asking for another selfie. */
export const mostSelfieFaults = 3;

/**
 * Judges what was measured.
 * Units: parts of a picture, luminance 0-255, distance between embeddings.
 * Errors: a match distance that is not below the mismatch distance is a bug (assertion); faults and doubts carry a reason code.
 * Source: the rule above; distances as published with the model (0.6 separates persons).
 */
export function judgeFaces(
  reading: FaceReading,
  asked: readonly LivenessAction[],
  figures: FaceFigures = faceFigures,
): FaceJudgement {
  assertThat(figures.matchDistance < figures.mismatchDistance, 'a match lies below a mismatch');
  const fault = selfieFault(reading.selfie, figures);
  if (fault !== null) return { verdict: 'again', reason: fault };
  const { distance, motion } = reading;
  if (distance === null) return { verdict: 'person', reason: 'ID_NO_FACE' };
  if (distance > figures.mismatchDistance) return { verdict: 'again', reason: 'SELFIE_MISMATCH' };
  const missing =
    motion === null ? null : missingSignOfLife(motion, asked, reading.selfie.faces[0]?.eyes ?? 0, figures);
  if (missing !== null) return { verdict: 'again', reason: missing };
  if (distance > figures.matchDistance) return { verdict: 'person', reason: 'SELFIE_UNSURE' };
  return motion === null
    ? { verdict: 'person', reason: 'SELFIE_NO_MOTION' }
    : { verdict: 'matched', reason: null };
}

// A picture too dark or too soft hides its face, so that is told rather than that there is none.
function selfieFault({ faces, ...picture }: SeenPicture, figures: FaceFigures): ReasonCode | null {
  const [face] = faces;
  if (face === undefined) {
    if (picture.brightness < figures.minBrightness) return 'SELFIE_DARK';
    return picture.sharpness < figures.minSharpness ? 'SELFIE_BLURRED' : 'SELFIE_NO_FACE';
  }
  if (faces.length > 1) return 'SELFIE_MANY_FACES';
  if (face.box.height < figures.minFaceHeight) return 'SELFIE_FAR';
  if (face.brightness < figures.minBrightness) return 'SELFIE_DARK';
  return face.sharpness < figures.minSharpness ? 'SELFIE_BLURRED' : null;
}
