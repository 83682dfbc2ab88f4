import type { Answer } from '@luwag/contract/client';

/** What goes on around a selfie that other photos do not need: a recording while the camera is on, and a check after the upload. */
export type SelfieRecorder = {
  /** What the person before the camera is asked to do now; null while nothing is recorded. */
  guide: string | null;
  record: (video: HTMLVideoElement) => Promise<void>;
  /** The photo is another one, from another place: what was recorded does not belong to it. */
  forget: () => void;
  sendBefore: () => Promise<Answer<unknown>>;
  sendAfter: () => Promise<Answer<unknown>>;
  /** Said while the photo is sent and looked at. */
  busyWords: string;
  /** Whether the stored selfie is to be taken again. */
  mustRepeat: boolean;
};
