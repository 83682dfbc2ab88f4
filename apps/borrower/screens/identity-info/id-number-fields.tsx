import { idNumberOf, type IdType, idTypes } from '@luwag/contract/profile/id-types';
import { useTranslations } from 'use-intl';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { SectionText } from '../../components/section-form/section-fields.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';

const NumberPlace = hydratedComponent(
  async () => (await import('./number-place.tsx')).default,
  <Skeleton lines={2} />,
);

/** The number beside a drawn card that shows how it is written, and read back in groups for checking. */
export function IdNumberFields({ idType }: { idType: IdType }) {
  const words = useTranslations('identity-info.number');
  const typeWords = useTranslations('choices.idTypes');
  const { values } = useSection();
  const { sample, keyboard } = idTypes[idType];
  const typed = idNumberOf(values['idNumber'] ?? '');
  const read = typed.length < 5 ? undefined : words('read', { number: grouped(typed) });
  return (
    <>
      <figure className="id-sample">
        <figcaption>{words('sample')}</figcaption>
        <div className="id-sample-card">
          <span className="id-sample-name">{typeWords(idType)}</span>
          <span className="id-sample-face" aria-hidden="true" />
          <span className="id-sample-number">{sample}</span>
        </div>
      </figure>
      <NumberPlace idType={idType} />
      <SectionText
        name="idNumber"
        hint={read}
        inputMode={keyboard}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={80}
      />
    </>
  );
}

function grouped(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}
