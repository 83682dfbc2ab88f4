import { getPhoto } from '@luwag/contract/endpoints/profile/get-photo';
import type { ShownPhotoKind } from '@luwag/contract/profile/section-names';
import { useTranslations } from 'use-intl';
import { useAnswer } from '../../store/use-answer.ts';
import { Icon } from '../icon/icon.tsx';

/** The photo as the server keeps it, with a tick. */
export function StoredPhoto({ kind, photoId }: { kind: ShownPhotoKind; photoId: string }) {
  const words = useTranslations('photo');
  const { data } = useAnswer(getPhoto, { params: { photoId } });
  return (
    <figure className="stored-photo" data-kind={kind}>
      <div className="stored-photo-picture">
        {data === undefined ? null : <img src={data.preview} alt={words(`preview.${kind}`)} />}
        <span className="stored-photo-tick" aria-hidden="true">
          <Icon name="check" />
        </span>
      </div>
      <figcaption>
        <output>{words('done')}</output>
      </figcaption>
    </figure>
  );
}
