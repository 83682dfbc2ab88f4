import type { Language } from '@luwag/contract/language';
import type { CorrectableItem } from '@luwag/contract/profile/correction';
import type { FaceJudgement } from '@luwag/loan-engine/decision/face-check';
import type { LivenessAction } from '@luwag/loan-engine/decision/liveness';

/* What stands in the rows of a photo, an application and a loan's acceptance. */

/** What came of looking at a selfie, with the figures a reviewer may want; never the measurements of the face. */
export type FaceCheckRecord = FaceJudgement & {
  /** The photo of the ID it was compared with. */
  documentPhotoId: string;
  distance: number | null;
  asked: readonly LivenessAction[];
  /** How far the head turned and how open the eyes were in each frame; empty when nothing was recorded. */
  turns: readonly (number | null)[];
  eyes: readonly (number | null)[];
};

export type CorrectionRequest = {
  /** When the application was submitted before the request. */
  submittedAt: number;
  requestedAt: number;
  requestedBy: string;
  returnedAt: number | null;
  /** `photoId`: the photo as it was, for an item that is one. */
  items: readonly { item: CorrectableItem; reasonCode: string; photoId: string | null }[];
};

export type AcceptanceRow = {
  customerId: string;
  loanId: string;
  signatureId: string;
  acceptedAt: number;
  language: Language;
  documentHash: string;
  /** The exact text that was hashed. */
  documentSealed: Buffer;
};
