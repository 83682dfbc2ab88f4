import { useTranslations } from 'use-intl';
import { FileButton } from '../photo-capture/file-button.tsx';
import type { PreparedPhoto } from '../photo-capture/prepare-photo.ts';

/** The picture of the payment: one that is on the phone already, or the receipt on the table. */
export function ProofPicture({
  photo,
  error,
  isUnreadable,
  onFile,
}: {
  photo: PreparedPhoto | null;
  error: string | undefined;
  isUnreadable: boolean;
  onFile: (file: File) => void;
}) {
  const words = useTranslations('payment-proof');
  const photoWords = useTranslations('photo');
  return (
    <fieldset className="field-group proof-picture" data-invalid={error === undefined ? undefined : true}>
      <legend className="field-label">{words('picture')}</legend>
      <p className="field-hint">{words('pictureHint')}</p>
      {error === undefined ? null : <p className="field-error">{error}</p>}
      {isUnreadable ? (
        <p className="field-error" role="alert">
          {photoWords('unreadable')}
        </p>
      ) : null}
      {photo === null ? null : <img src={photo.address} alt={words('picture')} />}
      <FileButton name="proofPicture" look="secondary" onFile={onFile}>
        {photo === null ? words('choose') : words('another')}
      </FileButton>
      <FileButton name="proofCamera" look="secondary" capture="environment" onFile={onFile}>
        {words('take')}
      </FileButton>
    </fieldset>
  );
}
