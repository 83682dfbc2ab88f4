import { checkSelfie } from '@luwag/contract/endpoints/profile/check-selfie';
import { motionFrameCount } from '@luwag/contract/profile/sections';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SelfieRecorder } from '../../components/photo-capture/selfie-recorder.ts';
import { uploadPhoto } from '../../components/photo-capture/upload-photo.ts';
import { call } from '../../store/api.ts';
import { keepProfile, type Profile } from '../../store/profile.ts';

const frame = { width: 360, height: 480 };
const betweenFramesMs = 900;
const quality = 0.82;

/** Records the head turning as the server asks, right after the selfie was taken, and has both looked at once they are sent. */
export function useSelfieRecorder(profile: Profile, mustRepeat: boolean): SelfieRecorder {
  const words = useTranslations('selfie-check');
  const [guide, setGuide] = useState<string | null>(null);
  const strip = useRef<Blob | null>(null);
  const { turn } = profile.selfieCheck;
  return {
    guide,
    record: async (video) => {
      setGuide(words(`turn.${turn}`));
      strip.current = await recordedStrip(video);
      setGuide(null);
    },
    forget: () => {
      strip.current = null;
    },
    sendBefore: async () =>
      strip.current === null
        ? { ok: true, value: null }
        : uploadPhoto('selfieMotion', strip.current, () => undefined),
    sendAfter: async () => {
      const answer = await call(checkSelfie, {});
      if (!answer.ok) return answer;
      keepProfile(answer.value);
      return { ok: true, value: null };
    },
    busyWords: words('busy'),
    mustRepeat,
  };
}

/** A few frames side by side in one picture, the first on the left. Null where this browser cannot draw it. */
async function recordedStrip(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = frame.width * motionFrameCount;
  canvas.height = frame.height;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  for (let index = 0; index < motionFrameCount; index += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, betweenFramesMs);
    });
    drawCovering(context, video, index * frame.width);
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}

/** The middle of the picture, as much as fits a frame's shape. */
function drawCovering(context: CanvasRenderingContext2D, video: HTMLVideoElement, left: number): void {
  const { videoWidth, videoHeight } = video;
  const scale = Math.max(frame.width / videoWidth, frame.height / videoHeight);
  const width = frame.width / scale;
  const height = frame.height / scale;
  context.drawImage(
    video,
    (videoWidth - width) / 2,
    (videoHeight - height) / 2,
    width,
    height,
    left,
    0,
    frame.width,
    frame.height,
  );
}
