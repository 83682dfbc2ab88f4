import { isCalendarDate } from '@luwag/contract/calendar-date';
import { ageOn, birthDateFailures, hasWholeYear } from '@luwag/contract/profile/birth-date';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SectionDate } from '../../components/section-form/section-fields.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { useFieldErrorWords } from '../../messages/field-error-messages.ts';

/** The date of birth with the age it means, or at once why nobody of that age can borrow. */
export function BirthField() {
  const words = useTranslations('identity-info.birth');
  const faultWords = useFieldErrorWords();
  const { values } = useSection();
  const [today] = useState(() => manilaDateOf(Date.now()));
  const birthOn = values['birthOn'] ?? '';
  // While the year is being typed there is nothing to say about it.
  const isWhole = birthOn !== '' && hasWholeYear(birthOn);
  const fault = isWhole ? faultOf(birthOn, today) : null;
  return (
    <>
      <SectionDate
        name="birthOn"
        hint={words('hint')}
        error={fault === null ? undefined : faultWords(fault)}
        autoComplete="bday"
      />
      <output className="field-hint">
        {isWhole && fault === null ? words('age', { age: ageOn(birthOn, today) }) : ''}
      </output>
    </>
  );
}

function faultOf(birthOn: string, today: string): string | null {
  return isCalendarDate(birthOn) ? (birthDateFailures(birthOn, today)[0]?.code ?? null) : 'date_format';
}
