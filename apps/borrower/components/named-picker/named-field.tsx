import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button/button.tsx';
import { ChosenField } from '../field/chosen-field.tsx';
import { Icon } from '../icon/icon.tsx';
import { InstitutionMark } from '../institution-mark/institution-mark.tsx';
import { NamedSearch, type NamedSearchProps } from './named-search.tsx';

type NamedFieldProps = Omit<NamedSearchProps, 'chosen'> & { value: string };

/** A field of a form that is answered from a long list: the search, then what was chosen with the way to another one. */
export function NamedField({ value, ...search }: NamedFieldProps) {
  const chosen = search.items.find((item) => item.value === value);
  const place = useRef<HTMLDivElement>(null);
  const current = chosen?.value;
  const shown = useRef(current);
  // What was touched is gone, so what takes its place has the focus.
  useEffect(() => {
    if (shown.current === current) return;
    const isOwnTouch = place.current?.contains(document.activeElement) === true;
    shown.current = current;
    if (isOwnTouch || document.activeElement === document.body) {
      place.current?.querySelector<HTMLElement>('input, button')?.focus();
    }
  }, [current]);
  return (
    <div ref={place}>
      {chosen === undefined ? <NamedSearch {...search} /> : <Chosen {...search} chosenName={chosen.name} />}
    </div>
  );
}

function Chosen({
  name,
  label,
  error,
  isMarked,
  onChoose,
  chosenName,
}: Omit<NamedFieldProps, 'value'> & { chosenName: string }) {
  const words = useTranslations('profile.picker');
  return (
    <ChosenField id={name} label={label} error={error}>
      {(control) => (
        <>
          <p className="named-chosen">
            {isMarked === true ? <InstitutionMark name={chosenName} /> : <Icon name="check" />} {chosenName}
          </p>
          <Button {...control} variant="secondary" guardMs={0} onClick={() => onChoose('')}>
            {words('another')}
            <span className="visually-hidden">: {label}</span>
          </Button>
        </>
      )}
    </ChosenField>
  );
}
