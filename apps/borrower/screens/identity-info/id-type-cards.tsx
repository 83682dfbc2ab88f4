import { type IdType, idTypeNames } from '@luwag/contract/profile/id-types';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { FieldNotes } from '../../components/field/field.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { useChoices } from '../../components/section-form/use-choices.ts';

/** Those most people carry stand first; the others are one tap away. */
const firstTypes = idTypeNames.slice(0, 6);

/** A tap on a kind of ID chooses it and goes on to its photo. */
export function IdTypeCards() {
  const words = useTranslations('identity-info.type');
  const { values, proceed, errorOf } = useSection();
  const choices = useChoices();
  const chosen = values['idType'] as IdType | undefined;
  const [isLong, setIsLong] = useState(chosen !== undefined && !firstTypes.includes(chosen));
  // A number belongs to its own kind of card.
  const choose = (idType: IdType) => proceed({ idType, ...(idType === chosen ? {} : { idNumber: '' }) });
  return (
    <>
      <FieldNotes id="idType" error={errorOf('idType')} />
      <ul className="id-types" id="idType">
        {choices('idTypes', isLong ? idTypeNames : firstTypes).map(({ value, label }) => (
          <li key={value}>
            <button type="button" value={value} aria-pressed={value === chosen} onClick={() => choose(value)}>
              <span className="id-card-drawing" data-type={value} aria-hidden="true" />
              {label}
            </button>
          </li>
        ))}
      </ul>
      {isLong ? null : (
        <Button variant="quiet" guardMs={0} onClick={() => setIsLong(true)}>
          {words('more')}
        </Button>
      )}
    </>
  );
}
