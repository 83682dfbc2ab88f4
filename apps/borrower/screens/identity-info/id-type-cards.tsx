import { type IdType, idTypeNames } from '@luwag/contract/profile/id-types';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { SectionRadio } from '../../components/section-form/section-fields.tsx';
import { useChoices } from '../../components/section-form/use-choices.ts';

/** Those most people carry stand first; the others are one tap away. */
const firstTypes = idTypeNames.slice(0, 6);

export function IdTypeCards() {
  const words = useTranslations('identity-info.type');
  const { values, change } = useSection();
  const choices = useChoices();
  const chosen = values['idType'] as IdType | undefined;
  const [isLong, setIsLong] = useState(chosen !== undefined && !firstTypes.includes(chosen));
  return (
    <>
      <SectionRadio
        name="idType"
        isLabelHidden
        choices={choices('idTypes', isLong ? idTypeNames : firstTypes).map(({ value, label }) => ({
          value,
          label: (
            <>
              <span className="id-card-drawing" data-type={value} aria-hidden="true" />
              {label}
            </>
          ),
        }))}
        // A number belongs to its own kind of card.
        onChosen={(value) => change(value === chosen ? {} : { idNumber: '' })}
      />
      {isLong ? null : (
        <Button variant="quiet" guardMs={0} onClick={() => setIsLong(true)}>
          {words('more')}
        </Button>
      )}
    </>
  );
}
