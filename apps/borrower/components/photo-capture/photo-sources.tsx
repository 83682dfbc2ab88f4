import type { ShownPhotoKind } from '@luwag/contract/profile/section-names';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { type CameraState, hasLiveCamera } from './use-camera.ts';

/** Ways to a photo: the live camera where there is one, the phone's own camera, a picture taken before. */
export function PhotoSources({
  kind,
  camera,
  isPreparing,
  onLive,
  onFile,
}: {
  kind: ShownPhotoKind;
  camera: CameraState;
  isPreparing: boolean;
  onLive: () => void;
  onFile: (file: File) => void;
}) {
  const words = useTranslations('photo');
  const [canGoLive] = useState(hasLiveCamera);
  const isLive = canGoLive && camera !== 'blocked' && camera !== 'absent';
  const takeWords = words(kind === 'selfie' ? 'takeSelfie' : 'take');
  return (
    <div className="photo-sources">
      {camera === 'blocked' || camera === 'absent' ? (
        <div className="photo-note" role="alert">
          <p>{words(`${camera}.title`)}</p>
          <p>{words(`${camera}.how`)}</p>
        </div>
      ) : null}
      {isLive ? (
        <Button onClick={onLive} isBusy={camera === 'starting' || isPreparing}>
          {camera === 'starting' ? words('starting') : takeWords}
        </Button>
      ) : (
        <FileButton name={`${kind}-camera`} look="primary" capture={kind} onFile={onFile}>
          {takeWords}
        </FileButton>
      )}
      <FileButton name={`${kind}-file`} look="secondary" onFile={onFile}>
        {words('choose')} <span className="photo-choose-hint">{words('chooseHint')}</span>
      </FileButton>
      <output className="photo-preparing">{isPreparing ? words('preparing') : ''}</output>
    </div>
  );
}

/** A file input that looks like a button; the input itself stays in place for keyboard and screen reader. */
function FileButton({
  name,
  look,
  capture,
  onFile,
  children,
}: {
  name: string;
  look: 'primary' | 'secondary';
  /** Asks the phone for its camera, the front one for a selfie. */
  capture?: ShownPhotoKind;
  onFile: (file: File) => void;
  children: ReactNode;
}) {
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The same picture chosen again must count as a choice.
    event.currentTarget.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <label className={`button button-${look} file-button`}>
      <input
        type="file"
        id={name}
        name={name}
        accept="image/*"
        className="visually-hidden"
        {...(capture === undefined ? {} : { capture: capture === 'selfie' ? 'user' : 'environment' })}
        onChange={chosen}
      />
      <span className="button-text">{children}</span>
    </label>
  );
}
