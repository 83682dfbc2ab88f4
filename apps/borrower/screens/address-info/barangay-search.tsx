import { searchAddresses } from '@luwag/contract/endpoints/profile/search-addresses';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSection } from '../../components/section-form/section-context.ts';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { useErrorWords } from '../../messages/use-error-words.ts';
import { useAnswer } from '../../store/use-answer.ts';
import type { FoundPlace } from '../../store/use-place.ts';

const fewestLetters = 2;
const typingPauseMs = 250;

/** Places as they are typed; each is a button, so that finger, keyboard and screen reader choose alike. */
export function BarangaySearch({ onPick }: { onPick: (barangayCode: string, postalCode: string) => void }) {
  const words = useTranslations('address-info.barangay');
  const errorWords = useErrorWords();
  const { errorOf } = useSection();
  const [typed, setTyped] = useState('');
  const { found, refusal } = useFound(typed.trim());
  return (
    <div className="barangay-search">
      <TextInput
        name="barangayCode"
        type="search"
        label={words('search')}
        hint={words('hint')}
        error={errorOf('barangayCode')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter ends the typing; the form goes on only once a place is chosen.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <output className="field-hint">
        {refusal === null ? null : errorWords(refusal)}
        {found === null ? '' : words('found', { count: found.length })}
      </output>
      {found === null || found.length === 0 ? null : (
        <ul className="found-places">
          {found.map((place) => (
            <li key={place.barangayCode}>
              <button type="button" onClick={() => onPick(place.barangayCode, place.postalCode)}>
                <span className="found-barangay">{place.barangay}</span>
                <span className="found-around">
                  {[...new Set([place.city, place.province])].join(', ')} {place.postalCode}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What fits the text once typing pauses; the former places stay while the next ones are on their way. */
function useFound(text: string) {
  const [asked, setAsked] = useState(text);
  const [known, setKnown] = useState<readonly FoundPlace[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  const isLongEnough = asked.length >= fewestLetters;
  const { data, error } = useAnswer(searchAddresses, { query: { text: asked } }, { isEnabled: isLongEnough });
  if (data !== undefined && data.places !== known) setKnown(data.places);
  const isAsking = isLongEnough && text.length >= fewestLetters;
  return { found: isAsking ? known : null, refusal: isAsking && error !== null ? error.refusal : null };
}
