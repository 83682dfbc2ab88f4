import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { forgetCameraUse, wasCameraUsed } from './use-camera.ts';

/** After the last photo: the camera is off, and how to take the permission back. Shown until it is read, and only if the camera was on. */
export function CameraOffNote() {
  const words = useTranslations('photo.cameraOff');
  const [isShown, setIsShown] = useState(wasCameraUsed);
  if (!isShown) return null;
  const close = () => {
    forgetCameraUse();
    setIsShown(false);
  };
  return (
    <div className="camera-off">
      <output className="camera-off-title">{words('title')}</output>
      <p>{words('how')}</p>
      <p>{words('howFromHomeScreen')}</p>
      <Button variant="secondary" onClick={close}>
        {words('close')}
      </Button>
    </div>
  );
}
