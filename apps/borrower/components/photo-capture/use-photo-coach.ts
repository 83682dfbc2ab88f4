import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type PhotoHint, photoHint, type PhotoSubject } from './photo-quality.ts';
import { lookedAtPixels } from './prepare-photo.ts';
import { afterFrame, noHint } from './steady-hint.ts';

const leastPauseMs = 350;
/** A slow phone is left free for the picture itself: it rests this many times as long as it looked. */
const restTimes = 8;

/** What to mend in what the camera sees now, from a small frame a few times a second; nothing of it is kept. */
export function usePhotoCoach(
  video: RefObject<HTMLVideoElement | null>,
  subject: PhotoSubject,
  isOn: boolean,
  /** Hears of each look, and of nothing seen while another page is on show. */
  onLook: (seen: PhotoHint | null, nowMs: number) => void,
): PhotoHint | null {
  const [hint, setHint] = useState<PhotoHint | null>(null);
  const tell = useEffectEvent(onLook);
  useEffect(() => {
    if (!isOn) return undefined;
    const look = createLook(subject);
    let steady = noHint;
    let timer = 0;
    const lookAgain = () => {
      const beganMs = performance.now();
      if (!document.hidden && video.current !== null && video.current.readyState >= 2) {
        const seen = look(video.current);
        steady = afterFrame(steady, seen, beganMs);
        setHint(steady.shown);
        tell(seen, beganMs);
      } else tell(null, beganMs);
      const tookMs = performance.now() - beganMs;
      timer = window.setTimeout(lookAgain, Math.max(leastPauseMs, tookMs * restTimes));
    };
    timer = window.setTimeout(lookAgain, leastPauseMs);
    return () => window.clearTimeout(timer);
  }, [video, subject, isOn]);
  return isOn ? hint : null;
}

/** Looks at a frame on one small canvas, again and again. */
function createLook(subject: PhotoSubject): (video: HTMLVideoElement) => PhotoHint | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = lookedAtPixels / Math.max(videoWidth, videoHeight, 1);
    const width = Math.round(videoWidth * scale);
    const height = Math.round(videoHeight * scale);
    if (context === null || width === 0 || height === 0) return null;
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    return photoHint(context.getImageData(0, 0, width, height), subject);
  };
}
