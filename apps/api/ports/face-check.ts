import type { FaceReading } from '@luwag/loan-engine/decision/face-check';
import { Unavailable } from './unavailable.ts';

/** Pictures as JPEG, upright. */
export type FacePictures = {
  selfie: Buffer;
  document: Buffer;
  /** Frames of a recording in one picture, row by row, the first on the left; null when nothing was recorded. */
  motion: { sheet: Buffer; rows: number; framesPerRow: number } | null;
};

/**
 * Measures faces; what the figures mean for a borrower is decided elsewhere. Raises Unavailable when no answer can be
 * had, and keeps nothing of what it was shown.
 */
export type FaceCheck = {
  examine: (pictures: FacePictures) => Promise<FaceReading>;
  /** Told that pictures are on their way: what takes a while to bring is brought meanwhile. */
  expectPictures: () => void;
};

/** Where a lender lets only persons compare faces. */
export const nobodyLooks: FaceCheck = {
  examine: async () => {
    throw new Unavailable('faces are compared by persons');
  },
  expectPictures: () => undefined,
};
