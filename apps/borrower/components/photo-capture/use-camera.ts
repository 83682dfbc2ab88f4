import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type CameraState = 'off' | 'starting' | 'on' | 'blocked' | 'absent';

let isUsed = false;

/** Whether the live camera was on since the app was opened, or since the borrower was told how to take the permission back. */
export function wasCameraUsed(): boolean {
  return isUsed;
}

export function forgetCameraUse(): void {
  isUsed = false;
}

/** The live camera: on only while it is looked through, and off as soon as a photo is taken or the screen is left. */
export function useCamera(
  facing: 'user' | 'environment',
  video: RefObject<HTMLVideoElement | null>,
): { state: CameraState; start: () => Promise<void>; stop: () => void } {
  const [state, setState] = useState<CameraState>('off');
  const stream = useRef<MediaStream | null>(null);
  const isGone = useRef(false);

  const stop = useCallback(() => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
    setState('off');
  }, []);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stop();
    };
  }, [stop]);

  useEffect(() => {
    const element = video.current;
    if (state !== 'on' || element === null) return;
    showIn(element, stream.current);
  }, [state, video]);

  const start = async () => {
    setState('starting');
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1440 } },
      });
      isUsed = true;
      stream.current = opened;
      // Who left while the phone asked for the camera does not look through it.
      if (isGone.current) stop();
      else setState('on');
    } catch (error) {
      setState(isRefusal(error) ? 'blocked' : 'absent');
    }
  };
  return { state, start, stop };
}

function showIn(element: HTMLVideoElement, stream: MediaStream | null): void {
  element.srcObject = stream;
  // A browser may refuse to play until touched; the picture then starts with the first touch.
  element.play().catch(() => undefined);
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
  );
}

/** Whether this browser can show a live camera on this page at all. */
export function hasLiveCamera(): boolean {
  // Absent on pages without HTTPS and in some in-app browsers, whatever the types say.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return typeof devices?.getUserMedia === 'function';
}
