import { idNumberOf, type IdType, idTypes } from '@luwag/contract/profile/id-types';
import { useTranslations } from 'use-intl';
import { useSection } from '../../components/section-form/section-context.ts';
import { SectionText } from '../../components/section-form/section-fields.tsx';
import NumberPlace from './number-place.tsx';

/** The number, read back in groups for checking; where it is to be typed, beside a drawn card that shows how it is written. */
export function IdNumberFields({ idType, isSampleShown }: { idType: IdType; isSampleShown: boolean }) {
  const words = useTranslations('identity-info.number');
  const { values } = useSection();
  const typed = idNumberOf(values['idNumber'] ?? '');
  const read = typed.length < 5 ? undefined : words('read', { number: grouped(typed) });
  return (
    <>
      {isSampleShown ? <NumberSample idType={idType} /> : null}
      <SectionText
        name="idNumber"
        hint={read}
        inputMode={idTypes[idType].keyboard}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={80}
      />
    </>
  );
}

/** The card as it is written, and where on it the number stands. */
function NumberSample({ idType }: { idType: IdType }) {
  const words = useTranslations('identity-info.number');
  const typeWords = useTranslations('choices.idTypes');
  return (
    <>
      <figure className="id-sample">
        <figcaption>{words('sample')}</figcaption>
        <div className="id-sample-card">
          <span className="id-sample-name">{typeWords(idType)}</span>
          <span className="id-sample-face" aria-hidden="true" />
          <span className="id-sample-number">{idTypes[idType].sample}</span>
        </div>
      </figure>
      <NumberPlace idType={idType} />
    </>
  );
}

function grouped(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}
