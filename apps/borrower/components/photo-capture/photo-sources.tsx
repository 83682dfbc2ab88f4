import type { ShownPhotoKind } from '@luwag/contract/profile/section-names';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isInAppBrowser } from '../../platform/in-app-browser.ts';
import { Button } from '../button/button.tsx';
import { lazyComponent } from '../lazy-component/lazy-component.tsx';
import { FileButton } from './file-button.tsx';
import { type CameraState, hasLiveCamera } from './use-camera.ts';

const InAppGate = lazyComponent(async () => (await import('../in-app-gate/in-app-gate.tsx')).InAppGate);

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
  const [isInApp] = useState(() => isInAppBrowser(navigator.userAgent));
  const [isAtGate, setIsAtGate] = useState(false);
  const isLive = canGoLive && camera !== 'blocked' && camera !== 'absent';
  const takeWords = words(kind === 'selfie' ? 'takeSelfie' : 'take');
  return (
    <div className="photo-sources">
      {camera === 'blocked' || camera === 'absent' ? (
        <div className="photo-note" role="alert">
          <p>{words(`${camera}.title`)}</p>
          <p>{words(`${camera}.how`)}</p>
          {camera === 'blocked' ? <p>{words('blocked.howFromHomeScreen')}</p> : null}
        </div>
      ) : null}
      {isInApp ? (
        <Button onClick={() => setIsAtGate(true)} isBusy={isPreparing}>
          {takeWords}
        </Button>
      ) : isLive ? (
        <Button onClick={onLive} isBusy={camera === 'starting' || isPreparing}>
          {camera === 'starting' ? words('starting') : takeWords}
        </Button>
      ) : (
        <FileButton
          name={`${kind}-camera`}
          look="primary"
          capture={kind === 'selfie' ? 'user' : 'environment'}
          onFile={onFile}
        >
          {takeWords}
        </FileButton>
      )}
      <FileButton name={`${kind}-file`} look="secondary" onFile={onFile}>
        {words('choose')}
      </FileButton>
      {isAtGate ? (
        <InAppGate onClose={() => setIsAtGate(false)}>
          <FileButton
            name={`${kind}-gate-file`}
            look="secondary"
            onFile={(file) => {
              setIsAtGate(false);
              onFile(file);
            }}
          >
            {words('fileInstead')}
          </FileButton>
        </InAppGate>
      ) : null}
      <output className="photo-preparing">{isPreparing ? words('preparing') : ''}</output>
    </div>
  );
}
