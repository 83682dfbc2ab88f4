import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldWords } from '../field/field.tsx';
import { Fold } from '../fold/fold.tsx';
import { Icon } from '../icon/icon.tsx';
import { InstitutionMark } from '../institution-mark/institution-mark.tsx';
import { findNamed } from '../section-form/find-named.ts';
import { TextInput } from '../text-input/text-input.tsx';

export type NamedItem = {
  value: string;
  name: string;
  /** Other words it is found by. */
  aliases: readonly string[];
  isPopular: boolean;
};

export type NamedSearchProps = FieldWords & {
  name: string;
  items: readonly NamedItem[];
  /** What is chosen already, where the list stays beside it. */
  chosen?: string | undefined;
  /** Whether each stands beside its initials. */
  isMarked?: boolean;
  /** What stands in the place of the list where nothing fits. */
  none: ReactNode;
  onChoose: (value: string) => void;
};

/**
 * A list too long to look through: typing narrows it, the usual ones stand there at once and the others unfold. It scrolls with
 * the page, and each entry is a button for finger, keyboard and screen reader alike.
 */
export function NamedSearch({
  name,
  items,
  chosen,
  isMarked = false,
  none,
  onChoose,
  ...field
}: NamedSearchProps) {
  const words = useTranslations('profile.picker');
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const found = isSearching ? findNamed(items, typed) : [];
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter takes the only one left; a form goes on only once one is chosen.
    event.preventDefault();
    const [only, ...others] = found;
    if (only !== undefined && others.length === 0) onChoose(only.value);
  };
  const list = { chosen, isMarked, onChoose };
  return (
    <div className="named-search">
      <TextInput
        {...field}
        name={name}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onEnter}
      />
      <output className="visually-hidden">
        {isSearching ? words('found', { count: found.length }) : ''}
      </output>
      {isSearching ? (
        found.length === 0 ? (
          none
        ) : (
          <NamedList {...list} title={words('matches')} items={found} />
        )
      ) : (
        <Unsearched {...list} items={items} />
      )}
    </div>
  );
}

type ListProps = Pick<NamedSearchProps, 'items' | 'chosen' | 'isMarked' | 'onChoose'>;

function Unsearched({ items, ...list }: ListProps) {
  const words = useTranslations('profile.picker');
  const popular = items.filter(({ isPopular }) => isPopular);
  const others = items.filter(({ isPopular }) => !isPopular);
  return (
    <>
      {popular.length === 0 ? null : <NamedList {...list} title={words('popular')} items={popular} />}
      {others.length === 0 ? null : popular.length === 0 ? (
        <NamedList {...list} title={words('all')} items={others} />
      ) : (
        <div className="folds">
          <Fold title={words('others')}>
            <NamedList {...list} items={others} />
          </Fold>
        </div>
      )}
    </>
  );
}

/** Entries to choose one of. */
export function NamedList({ title, items, chosen, isMarked, onChoose }: ListProps & { title?: string }) {
  const titleId = useId();
  return (
    <>
      {title === undefined ? null : (
        <p id={titleId} className="named-title">
          {title}
        </p>
      )}
      <ul className="named-list" aria-labelledby={title === undefined ? undefined : titleId}>
        {items.map(({ value, name }) => (
          <li key={value}>
            <button
              type="button"
              value={value}
              aria-pressed={chosen === undefined ? undefined : value === chosen}
              onClick={() => onChoose(value)}
            >
              {isMarked === true ? <InstitutionMark name={name} /> : null}
              <span>{name}</span>
              <Icon name={chosen !== undefined && value === chosen ? 'check' : 'forward'} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
