import type { accountTypes } from '@luwag/contract/profile/choices';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSearch } from 'wouter';
import { Link } from '../../components/link/link.tsx';
import { useHistoryState } from 'wouter/use-browser-location';
import { useExpectedScreen } from '../../components/expected-screen/use-expected-screen.ts';
import { ChosenField } from '../../components/field/chosen-field.tsx';
import { InstitutionMark } from '../../components/institution-mark/institution-mark.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { useInstitution } from '../../store/institutions.ts';

/** Where the account is: shows what was chosen and leads to the list, which comes back here with everything kept. */
export function InstitutionField({ type }: { type: (typeof accountTypes)[number] }) {
  const words = useTranslations('bank-info.institution');
  const { values, errorOf } = useSection();
  const chosen = useInstitution(values['institutionCode'] ?? '');
  const state = useHistoryState<unknown>();
  const isChange = new URLSearchParams(useSearch()).has('change');
  const link = useRef<HTMLAnchorElement>(null);
  useExpectedScreen('/bankName');
  // Coming back from the list keeps the place.
  useEffect(() => {
    if (location.hash === '#institutionCode') link.current?.focus();
  }, []);
  return (
    <ChosenField id="institutionCode" label={words(`label.${type}`)} error={errorOf('institutionCode')}>
      {(control) => (
        <>
          {chosen === null ? null : (
            <p className="institution-chosen">
              <InstitutionMark name={chosen.name} /> {chosen.name}
            </p>
          )}
          <Link
            href={isChange ? '/bankName?change=1' : '/bankName'}
            state={state}
            id="institutionCode"
            ref={link}
            className="button button-secondary"
            aria-describedby={control['aria-describedby']}
          >
            <span className="button-text">{chosen === null ? words(`choose.${type}`) : words('change')}</span>
          </Link>
        </>
      )}
    </ChosenField>
  );
}
