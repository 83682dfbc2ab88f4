import type { ShownPhotoKind } from '@luwag/contract/profile/section-names';
import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { TakenPhoto } from './prepare-photo.ts';

/** The photo just taken, what seems wrong with it, and the choice to use it or not. */
export function PhotoReview({
  kind,
  photo,
  onUse,
  onAgain,
}: {
  kind: ShownPhotoKind;
  photo: TakenPhoto;
  onUse: () => void;
  onAgain: () => void;
}) {
  const words = useTranslations('photo');
  const { problems } = photo;
  return (
    <>
      <Picture canvas={photo.picture} label={words(`preview.${kind}`)} />
      {problems.length === 0 ? (
        <p className="photo-question">{words(kind === 'selfie' ? 'problems.noneSelfie' : 'problems.none')}</p>
      ) : (
        <div className="photo-note">
          <p>
            <Icon name="alert" />
            {words('problems.title')}
          </p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{words(`problems.${problem}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="screen-actions">
        <Button onClick={onUse}>{words('use')}</Button>
        <Button variant="secondary" onClick={onAgain}>
          {words('again')}
        </Button>
      </div>
    </>
  );
}

/** The very picture that was looked at: it is on show before its file has been made. */
function Picture({ canvas, label }: { canvas: HTMLCanvasElement; label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', label);
    frame.current?.replaceChildren(canvas);
  }, [canvas, label]);
  return <div className="photo-picture" ref={frame} />;
}
