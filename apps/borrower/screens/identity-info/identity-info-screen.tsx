import { birthDateFailures } from '@luwag/contract/profile/birth-date';
import { type IdType, idTypes } from '@luwag/contract/profile/id-types';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useTranslations } from 'use-intl';
import { useSearch } from 'wouter';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';
import { SectionText } from '../../components/section-form/section-fields.tsx';
import { SectionForm } from '../../components/section-form/section-form.tsx';
import type { SectionStep } from '../../components/section-form/section-step.ts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { isToReplace } from '../../store/open-items.ts';
import { BirthField } from './birth-field.tsx';
import { IdNumberFields } from './id-number-fields.tsx';
import { IdTypeCards } from './id-type-cards.tsx';
import { IdentityPhoto } from './identity-photo.tsx';

const SelfieStep = hydratedComponent(
  async () => (await import('./selfie-step.tsx')).default,
  <Skeleton lines={6} />,
);

/** Who the borrower is, with photos of the card; the selfie has the same address and is a task of its own. */
export default function IdentityInfoScreen() {
  const isSelfie = new URLSearchParams(useSearch()).get('step') === 'selfie';
  return isSelfie ? <SelfieStep /> : <IdentitySection />;
}

function IdentitySection() {
  const words = useTranslations('identity-info');
  const typeWords = useTranslations('choices.idTypes');
  const photoStep = (kind: 'idFront' | 'idBack'): SectionStep => ({
    key: kind,
    fields: [],
    title: words(`${kind}.title`),
    lead: words(`${kind}.why`),
    body: <IdentityPhoto kind={kind} />,
    isDone: (profile) => profile.photos.some((photo) => photo.kind === kind) && !isToReplace(profile, kind),
  });
  const stepsOf = (values: DraftValues): readonly SectionStep[] => {
    const idType = idTypeOf(values);
    return [
      {
        key: 'type',
        fields: ['idType'],
        title: words('type.title'),
        lead: words('type.why'),
        body: <IdTypeCards />,
      },
      {
        key: 'number',
        fields: ['idNumber'],
        title: words('number.title', { idType: typeWords(idType) }),
        lead: words('number.why'),
        body: <IdNumberFields idType={idType} />,
      },
      {
        key: 'name',
        fields: ['firstName', 'middleName', 'lastName'],
        title: words('name.title'),
        lead: words('name.why'),
        body: <NameFields />,
      },
      {
        key: 'birth',
        fields: ['birthOn'],
        title: words('birth.title'),
        lead: words('birth.why'),
        body: <BirthField />,
        check: ({ birthOn = '' }) => birthDateFailures(birthOn, manilaDateOf(Date.now())),
      },
      photoStep('idFront'),
      ...(idTypes[idType].hasBack ? [photoStep('idBack')] : []),
    ];
  };
  return <SectionForm section="identity" stepsOf={stepsOf} />;
}

/** The chosen kind, or the commonest while none is chosen. */
function idTypeOf(values: DraftValues): IdType {
  const chosen = values['idType'] ?? '';
  return Object.hasOwn(idTypes, chosen) ? (chosen as IdType) : 'philsys';
}

function NameFields() {
  const words = useTranslations('identity-info.name');
  const plain = { spellCheck: false, autoCapitalize: 'words', maxLength: 80 } as const;
  return (
    <>
      <SectionText {...plain} name="firstName" autoComplete="given-name" enterKeyHint="next" />
      <SectionText
        {...plain}
        name="middleName"
        autoComplete="additional-name"
        enterKeyHint="next"
        isOptional
        hint={words('middleHint')}
      />
      <SectionText {...plain} name="lastName" autoComplete="family-name" enterKeyHint="go" />
    </>
  );
}
