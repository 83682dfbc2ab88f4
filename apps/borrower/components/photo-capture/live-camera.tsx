import type { ShownPhotoKind } from '@luwag/contract/profile/section-names';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { SpokenHints } from './spoken-hints.tsx';
import { useOwnShutter } from './use-own-shutter.ts';
import { usePhotoCoach } from './use-photo-coach.ts';

/** What the camera sees, with a frame to fit the card or the face into. */
export function LiveCamera({
  kind,
  video,
  guide,
  onTake,
  onClose,
}: {
  kind: ShownPhotoKind;
  video: RefObject<HTMLVideoElement | null>;
  /** What to do now that the photo is taken; null while it is not. */
  guide: string | null;
  onTake: () => void;
  onClose: () => void;
}) {
  const words = useTranslations('photo');
  const subject = kind === 'selfie' ? 'other' : 'card';
  const own = useOwnShutter(onTake);
  const hint = usePhotoCoach(video, subject, guide === null, own.onLook);
  const advice = hint === null ? words(`guide.${kind}`) : words(`coach.${hint}`);
  const told = own.isComing ? words('coach.coming') : advice;
  return (
    <div className="live-camera" data-kind={kind} data-hint={own.isComing ? 'good' : (hint ?? undefined)}>
      <div className="live-camera-view">
        <video ref={video} playsInline muted aria-label={words(`preview.${kind}`)} />
        <span className="live-camera-frame" aria-hidden="true" />
      </div>
      <output className="live-camera-guide">{guide ?? told}</output>
      {guide === null ? (
        <>
          <button type="button" className="live-camera-shutter" onClick={onTake}>
            <span className="visually-hidden">{words('shutter')}</span>
          </button>
          <div className="live-camera-choices">
            {subject === 'card' ? (
              <span className="chips">
                <button type="button" aria-pressed={own.isOn} onClick={() => own.turn(!own.isOn)}>
                  {words('coach.own')}
                </button>
              </span>
            ) : null}
            <SpokenHints text={told} />
          </div>
          <Button variant="quiet" onClick={onClose}>
            {words('cancel')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
