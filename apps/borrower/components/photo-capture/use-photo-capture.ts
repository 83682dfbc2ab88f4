import type { Answer } from '@luwag/contract/client';
import type { ShownPhotoKind } from '@luwag/contract/profile/section-names';
import { useState } from 'react';
import type { Refusal } from '../../messages/use-error-words.ts';
import { refetchProfile } from '../../store/profile.ts';
import { type TakenPhoto, takePhoto } from './prepare-photo.ts';
import type { SelfieRecorder } from './selfie-recorder.ts';
import { uploadPhoto, type UploadProgress } from './upload-photo.ts';

const notBegun: UploadProgress = { sentBytes: 0, isWaiting: false };

export type CaptureStage = 'idle' | 'review' | 'sending';

/** A photo between the camera and the server. A failed upload comes back to the photo, which is kept. */
export function usePhotoCapture(kind: ShownPhotoKind, recorder?: SelfieRecorder) {
  const [stage, setStage] = useState<CaptureStage>('idle');
  const [isPreparing, setIsPreparing] = useState(false);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [isRetaking, setIsRetaking] = useState(false);
  const [progress, setProgress] = useState(notBegun);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [photo, setPhoto] = useState<TakenPhoto | null>(null);
  const [totalBytes, setTotalBytes] = useState(0);

  const take = async (source: Blob | HTMLVideoElement) => {
    setIsPreparing(true);
    setIsUnreadable(false);
    setRefusal(null);
    const taken = await takePhoto(source, kind === 'selfie' ? 'other' : 'card');
    setIsPreparing(false);
    setPhoto(taken);
    setIsUnreadable(taken === null);
    setStage(taken === null ? 'idle' : 'review');
  };
  const discard = () => {
    setPhoto(null);
    setRefusal(null);
    setIsRetaking(true);
    setStage('idle');
  };
  const send = async () => {
    const jpeg = await photo?.jpeg;
    if (jpeg === undefined) return;
    if (jpeg === null) {
      setPhoto(null);
      setIsUnreadable(true);
      setStage('idle');
      return;
    }
    setTotalBytes(jpeg.size);
    setStage('sending');
    setProgress(notBegun);
    setRefusal(null);
    const answer = await sendWith(recorder, () => uploadPhoto(kind, jpeg, setProgress));
    if (answer.ok) {
      if (recorder === undefined) await refetchProfile();
      setPhoto(null);
      setIsRetaking(false);
      setStage('idle');
      return;
    }
    setRefusal(answer);
    setAttempt((count) => count + 1);
    setStage('review');
  };
  const retake = () => setIsRetaking(true);
  return {
    stage,
    photo,
    isPreparing,
    isUnreadable,
    isRetaking,
    progress,
    totalBytes,
    refusal,
    attempt,
    take,
    discard,
    send,
    retake,
  };
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
