import { checkSelfie } from '@luwag/contract/endpoints/profile/check-selfie';
import { framesPerAction } from '@luwag/contract/profile/section-names';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SelfieRecorder } from '../../components/photo-capture/selfie-recorder.ts';
import { uploadPhoto } from '../../components/photo-capture/upload-photo.ts';
import { call } from '../../store/api.ts';
import { keepProfile, type Profile } from '../../store/profile.ts';

const frame = { width: 360, height: 480 };
const betweenFramesMs = 900;
const quality = 0.82;

/** Records what the server asks for, a turn of the head or closed eyes, right after the selfie was taken, and has both looked at once they are sent. */
export function useSelfieRecorder(profile: Profile, mustRepeat: boolean): SelfieRecorder {
  const words = useTranslations('selfie-check');
  const [guide, setGuide] = useState<string | null>(null);
  const sheet = useRef<Blob | null>(null);
  const { actions } = profile.selfieCheck;
  return {
    guide,
    record: async (video) => {
      const canvas = emptySheet(actions.length);
      for (const [row, action] of actions.entries()) {
        setGuide(words(`act.${action}`));
        await recordRow(canvas, row, video);
      }
      sheet.current = await jpegOf(canvas);
      setGuide(null);
    },
    forget: () => {
      sheet.current = null;
    },
    sendBefore: async () =>
      sheet.current === null ? { ok: true, value: null } : uploadPhoto('selfieMotion', sheet.current),
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

/** A row of frames for each thing that is asked. */
function emptySheet(rows: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = frame.width * framesPerAction;
  canvas.height = frame.height * rows;
  return canvas;
}

async function recordRow(canvas: HTMLCanvasElement, row: number, video: HTMLVideoElement): Promise<void> {
  const context = canvas.getContext('2d');
  for (let index = 0; index < framesPerAction; index += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, betweenFramesMs);
    });
    if (context !== null)
      drawCovering(context, video, { left: index * frame.width, top: row * frame.height });
  }
}

/** Null where this browser cannot draw it. */
function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}

/** The middle of the picture, as much as fits a frame's shape. */
function drawCovering(
  context: CanvasRenderingContext2D,
  video: HTMLVideoElement,
  { left, top }: { left: number; top: number },
): void {
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
    top,
    frame.width,
    frame.height,
  );
}
