import type { ShownPhotoKind } from '@luwag/contract/profile/section-names';
import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { PreparedPhoto } from './prepare-photo.ts';

/** The photo just taken, what seems wrong with it, and the choice to use it or not. */
export function PhotoReview({
  kind,
  photo,
  onUse,
  onAgain,
}: {
  kind: ShownPhotoKind;
  photo: PreparedPhoto;
  onUse: () => void;
  onAgain: () => void;
}) {
  const words = useTranslations('photo');
  const { problems } = photo;
  return (
    <>
      <img className="photo-picture" src={photo.address} alt={words(`preview.${kind}`)} />
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
