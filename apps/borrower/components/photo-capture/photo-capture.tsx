import type { ShownPhotoKind } from '@luwag/contract/profile/section-names';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '../../store/profile.ts';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { Button } from '../button/button.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { CameraOffNote } from './camera-off-note.tsx';
import { LiveCamera } from './live-camera.tsx';
import { PhotoReview } from './photo-review.tsx';
import { PhotoSources } from './photo-sources.tsx';
import { type PhotoCaptureProps, storedPhotoOf } from './stored-photo-of.ts';
import { StoredPhoto } from './stored-photo.tsx';
import { PhotoTips } from './photo-tips.tsx';
import { useCamera } from './use-camera.ts';
import { usePhotoCapture } from './use-photo-capture.ts';

/** One photo, from the tips to the tick: live camera or a file, the upload, and before it a look at a photo that seems not good. */
export function PhotoCapture({ kind, profile, recorder, onSent }: PhotoCaptureProps) {
  const words = useTranslations('photo');
  const errorWords = useErrorWords();
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(kind === 'selfie' ? 'user' : 'environment', video);
  const capture = usePhotoCapture(kind, { recorder, onSent });
  const box = useRef<HTMLDivElement>(null);
  const stored = storedPhotoOf({ kind, profile, recorder });
  const { stage, photo } = capture;
  const view = camera.state === 'on' ? 'camera' : stage;
  useFocusOnNewView(box, view);

  const takeFrame = useTakeFrame(video, async (element) => {
    const taken = await capture.take(element);
    await recorder?.record(element);
    camera.stop();
    capture.sendIfGood(taken);
  });
  const errors = capture.refusal === null ? [] : [{ message: errorWords(capture.refusal) }];
  return (
    <div className="photo-capture" tabIndex={-1} ref={box} id={kind}>
      <ErrorSummary errors={errors} attempt={capture.attempt} />
      {view === 'camera' ? (
        <LiveCamera
          kind={kind}
          video={video}
          guide={recorder?.guide ?? null}
          onTake={takeFrame}
          onClose={camera.stop}
        />
      ) : null}
      {view === 'review' && photo !== null ? (
        <PhotoReview
          kind={kind}
          photo={photo}
          onUse={() => void capture.send(photo)}
          onAgain={capture.discard}
        />
      ) : null}
      {view === 'sending' ? <Sending capture={capture} busyWords={recorder?.busyWords} /> : null}
      {view === 'idle' && stored !== undefined && !capture.isRetaking ? (
        <>
          <StoredPhoto kind={kind} photoId={stored.photoId} />
          {hasAllPhotos(profile) ? <CameraOffNote /> : null}
          <Button variant="secondary" onClick={capture.retake}>
            {words('again')}
          </Button>
        </>
      ) : null}
      {view === 'idle' && (stored === undefined || capture.isRetaking) ? (
        <WaysToPhoto
          kind={kind}
          camera={camera}
          capture={capture}
          onFile={(file) => {
            recorder?.forget();
            void capture.take(file).then(capture.sendIfGood);
          }}
        />
      ) : null}
    </div>
  );
}

/** One photo at a time: the finger and the camera by itself may both want the same moment. */
function useTakeFrame(
  video: RefObject<HTMLVideoElement | null>,
  take: (element: HTMLVideoElement) => Promise<void>,
): () => void {
  const isTaking = useRef(false);
  return () => {
    const element = video.current;
    if (element === null || isTaking.current) return;
    isTaking.current = true;
    void take(element).finally(() => {
      isTaking.current = false;
    });
  };
}

function hasAllPhotos({ photos }: Profile): boolean {
  return (['idFront', 'idBack', 'selfie'] as const).every((kind) =>
    photos.some((photo) => photo.kind === kind),
  );
}

/** What stood under the finger is gone with the old view, so the new one takes the focus. */
function useFocusOnNewView(box: RefObject<HTMLElement | null>, view: string): void {
  const shownView = useRef(view);
  useEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    box.current?.focus();
  }, [box, view]);
}

/** How the photo comes out well, and the ways to it. */
function WaysToPhoto({
  kind,
  camera,
  capture,
  onFile,
}: {
  kind: ShownPhotoKind;
  camera: ReturnType<typeof useCamera>;
  capture: ReturnType<typeof usePhotoCapture>;
  onFile: (file: File) => void;
}) {
  const words = useTranslations('photo');
  return (
    <PhotoTips kind={kind}>
      {capture.isUnreadable ? (
        <p className="photo-note" role="alert">
          {words('unreadable')}
        </p>
      ) : null}
      <PhotoSources
        kind={kind}
        camera={camera.state}
        isPreparing={capture.isPreparing}
        onLive={() => void camera.start()}
        onFile={onFile}
      />
    </PhotoTips>
  );
}

function kilobytes(bytes: number): string {
  return String(Math.ceil(bytes / 1000));
}

function Sending({
  capture,
  busyWords,
}: {
  capture: ReturnType<typeof usePhotoCapture>;
  /** Said once the photo is over there and is being looked at. */
  busyWords: string | undefined;
}) {
  const { totalBytes } = capture;
  const { sentBytes, isWaiting } = capture.progress;
  const words = useTranslations('photo');
  const sent = Math.min(sentBytes, totalBytes);
  const kilobytesSent = { sent: kilobytes(sent), total: kilobytes(totalBytes) };
  const told = isWaiting ? words('waiting', kilobytesSent) : words('sending', kilobytesSent);
  const text = totalBytes === 0 ? words('preparing') : told;
  return (
    <div className="photo-sending">
      <p>{totalBytes > 0 && sent === totalBytes && busyWords !== undefined ? busyWords : text}</p>
      {isWaiting ? <output className="visually-hidden">{text}</output> : null}
      <progress
        {...(totalBytes === 0 ? {} : { value: sent, max: totalBytes })}
        aria-label={words('preparing')}
      />
    </div>
  );
}
