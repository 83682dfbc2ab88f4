import { birthDateFailures } from '@luwag/contract/profile/birth-date';
import { type IdType, idTypes } from '@luwag/contract/profile/id-types';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation, useSearch } from 'wouter';
import { lazyComponent } from '../../components/lazy-component/lazy-component.tsx';
import { hydratedComponent } from '../../components/lazy-component/hydrated-component.tsx';
import { SectionForm } from '../../components/section-form/section-form.tsx';
import type { SectionStep } from '../../components/section-form/section-step.ts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { isToReplace } from '../../store/open-items.ts';
import { IdTypeCards } from './id-type-cards.tsx';
import { IdentityPhoto } from './identity-photo.tsx';
import { hasOneName, knownNameCount } from './name-count.ts';

const SelfieStep = hydratedComponent(
  async () => (await import('./selfie-step.tsx')).default,
  <Skeleton lines={6} />,
);

/** What the photos say is asked of the server, which takes a while: nothing that the server would render. */
const CheckStep = lazyComponent<{ idType: IdType }>(
  async () => (await import('./check-step.tsx')).default,
  <Skeleton lines={6} />,
);

/** In the order of the steps. */
const laterSteps = async (): Promise<void> => {
  await import('../../components/photo-capture/photo-capture.tsx');
  await import('./check-step.tsx');
};

/** Who the borrower is, with photos of the card; the selfie has the same address and is a task of its own. */
export default function IdentityInfoScreen() {
  const [path] = useLocation();
  const search = useSearch();
  // The address runs ahead while the next screen is on its way: the selfie must not turn into the form for that moment.
  const [ownSearch, setOwnSearch] = useState(search);
  if (path === '/identityInfo' && ownSearch !== search) setOwnSearch(search);
  const isSelfie = new URLSearchParams(ownSearch).get('step') === 'selfie';
  return isSelfie ? <SelfieStep /> : <IdentitySection />;
}

function IdentitySection() {
  const words = useTranslations('identity-info');
  useEffect(() => void laterSteps().catch(() => undefined), []);
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
        endsByAnswer: true,
      },
      photoStep('idFront'),
      ...(idTypes[idType].hasBack ? [photoStep('idBack')] : []),
      {
        key: 'check',
        fields: ['idNumber', 'firstName', 'middleName', 'lastName', 'nameSuffix', 'birthOn'],
        title: words('check.title'),
        lead: words('check.why'),
        body: <CheckStep idType={idType} />,
        check: (typed) => [
          ...(hasOneName(typed) || typed['lastName']?.trim() ? [] : [{ path: 'lastName', code: 'required' }]),
          ...birthDateFailures(typed['birthOn'] ?? '', manilaDateOf(Date.now())),
        ],
      },
    ];
  };
  return <SectionForm section="identity" stepsOf={stepsOf} prefill={knownNameCount} />;
}

/** The chosen kind, or the commonest while none is chosen. */
function idTypeOf(values: DraftValues): IdType {
  const chosen = values['idType'] ?? '';
  return Object.hasOwn(idTypes, chosen) ? (chosen as IdType) : 'philsys';
}
