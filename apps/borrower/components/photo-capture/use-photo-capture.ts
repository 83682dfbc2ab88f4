import type { Answer } from '@luwag/contract/client';
import type { ShownPhotoKind } from '@luwag/contract/profile/section-names';
import { useState } from 'react';
import type { Refusal } from '../../messages/use-error-words.ts';
import { refetchProfile } from '../../store/profile.ts';
import { type TakenPhoto, takePhoto } from './prepare-photo.ts';
import type { SelfieRecorder } from './selfie-recorder.ts';
import type { PhotoCaptureProps } from './stored-photo-of.ts';
import { uploadPhoto, type UploadProgress } from './upload-photo.ts';

const notBegun: UploadProgress = { sentBytes: 0, isWaiting: false };

export type CaptureStage = 'idle' | 'review' | 'sending';

/**
 * A photo between the camera and the server. One that seems good is sent at once, another is looked at first. A failed upload
 * comes back to the photo, which is kept.
 */
export function usePhotoCapture(
  kind: ShownPhotoKind,
  { recorder, onSent }: Pick<PhotoCaptureProps, 'recorder' | 'onSent'>,
) {
  const [stage, setStage] = useState<CaptureStage>('idle');
  const [isPreparing, setIsPreparing] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [isRetaking, setIsRetaking] = useState(false);
  const [upload, setUpload] = useState({ progress: notBegun, totalBytes: 0 });
  const { refusal, attempt, refuse, forgive } = useRefusal();
  const [photo, setPhoto] = useState<TakenPhoto | null>(null);

  const show = (taken: TakenPhoto | null) => {
    setPhoto(taken);
    setIsUnreadable(taken === null);
    setUpload({ progress: notBegun, totalBytes: 0 });
    setStage(stageOf(taken));
  };
  const take = async (source: Blob | HTMLVideoElement) => {
    setIsPreparing(true);
    setIsUnreadable(false);
    forgive();
    const taken = await takePhoto(source, kind === 'selfie' ? 'other' : 'card');
    setIsPreparing(false);
    show(taken);
    return taken;
  };
  const discard = () => {
    setPhoto(null);
    forgive();
    setIsRetaking(true);
    setStage('idle');
  };
  const send = async (taken: TakenPhoto) => {
    const jpeg = await taken.jpeg;
    if (jpeg === null) return show(null);
    const totalBytes = jpeg.size;
    setUpload({ progress: notBegun, totalBytes });
    setStage('sending');
    forgive();
    const answer = await sendWith(recorder, () =>
      uploadPhoto(kind, jpeg, (progress) => setUpload({ progress, totalBytes })),
    );
    if (!answer.ok) {
      refuse(answer);
      return setStage('review');
    }
    if (recorder === undefined) await refetchProfile();
    setPhoto(null);
    setIsRetaking(false);
    setStage('idle');
    return onSent?.();
  };
  const sendIfGood = (taken: TakenPhoto | null) => {
    if (taken?.problems.length === 0) void send(taken);
  };
  const retake = () => setIsRetaking(true);
  const state = { stage, photo, isPreparing, isUnreadable, isRetaking, ...upload, refusal, attempt };
  return { ...state, take, discard, send, sendIfGood, retake };
}

/** Why the last upload failed, and how often one did. */
function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [attempt, setAttempt] = useState(0);
  const refuse = (answer: Refusal) => {
    setRefusal(answer);
    setAttempt((count) => count + 1);
  };
  const forgive = () => setRefusal(null);
  return { refusal, attempt, refuse, forgive };
}

function stageOf(taken: TakenPhoto | null): CaptureStage {
  if (taken === null) return 'idle';
  return taken.problems.length === 0 ? 'sending' : 'review';
}

async function sendWith(
  recorder: SelfieRecorder | undefined,
  send: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  if (recorder === undefined) return send();
  const before = await recorder.sendBefore();
  if (!before.ok) return before;
  const sent = await send();
  return sent.ok ? recorder.sendAfter() : sent;
}
