import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { ChosenField } from '../../components/field/chosen-field.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { findNamed } from '../../components/section-form/find-named.ts';
import { useSection } from '../../components/section-form/section-context.ts';
import { useChoices } from '../../components/section-form/use-choices.ts';
import { industries } from '@luwag/contract/profile/choices';

type Industry = ReturnType<typeof useIndustries>[number];

const name = 'industry';

/** The industries with other words for them, by which they are found too. */
function useIndustries() {
  const alsoWords = useTranslations('work-info.industryAlso');
  return useChoices()('industries', industries).map(({ value, label }) => ({
    value,
    name: label,
    aliases: alsoWords(value).split(', '),
  }));
}

/** A list too long to look through: typing narrows it, and each entry is a button for finger, keyboard and screen reader alike. */
export function IndustryField() {
  const all = useIndustries();
  const { values, change } = useSection();
  const chosen = all.find((industry) => industry.value === values[name]);
  const place = useRef<HTMLDivElement>(null);
  const value = chosen?.value;
  const shown = useRef(value);
  // What was touched is gone, so what takes its place has the focus.
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [value]);
  const choose = (industry: string) => change({ industry });
  return (
    <div className="industry-search" ref={place}>
      {chosen === undefined ? (
        <Search industries={all} onChoose={choose} />
      ) : (
        <Chosen label={chosen.name} onAnother={() => choose('')} />
      )}
    </div>
  );
}

function Chosen({ label, onAnother }: { label: string; onAnother: () => void }) {
  const words = useTranslations('work-info.search');
  const labels = useTranslations('profile.fields');
  const { errorOf } = useSection();
  return (
    <ChosenField id={name} label={labels(name)} error={errorOf(name)}>
      {(control) => (
        <>
          <p className="industry-chosen">
            <Icon name="check" /> {label}
          </p>
          <Button {...control} variant="secondary" guardMs={0} onClick={onAnother}>
            {words('another')}
            <span className="visually-hidden">: {labels(name)}</span>
          </Button>
        </>
      )}
    </ChosenField>
  );
}

function Search({
  industries: all,
  onChoose,
}: {
  industries: readonly Industry[];
  onChoose: (value: string) => void;
}) {
  const words = useTranslations('work-info.search');
  const labels = useTranslations('profile.fields');
  const { errorOf } = useSection();
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const found = isSearching ? findNamed(all, typed) : all;
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter takes the only one left; the form goes on only once one is chosen.
    event.preventDefault();
    const [only, ...others] = found;
    if (isSearching && only !== undefined && others.length === 0) onChoose(only.value);
  };
  return (
    <>
      <TextInput
        name={name}
        type="search"
        label={labels(name)}
        hint={words('hint')}
        error={errorOf(name)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onEnter}
      />
      <output className={isSearching && found.length === 0 ? 'field-hint' : 'visually-hidden'}>
        {isSearching ? words('found', { count: found.length }) : ''}
      </output>
      {found.length === 0 ? null : (
        <ul>
          {found.map(({ value, name: label }) => (
            <li key={value}>
              <button type="button" value={value} onClick={() => onChoose(value)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
