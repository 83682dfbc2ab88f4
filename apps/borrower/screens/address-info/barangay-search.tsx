import { searchAddresses } from '@luwag/contract/endpoints/profile/search-addresses';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSection } from '../../components/section-form/section-context.ts';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { type Refusal, useErrorWords } from '../../messages/use-error-words.ts';
import { useAnswer } from '../../store/use-answer.ts';
import { useKept } from '../../store/use-kept.ts';
import type { FoundPlace } from '../../store/use-place.ts';
import { commonRegion, keepRegionOf, searchOnPhone } from './places-on-phone.ts';

const fewestLetters = 2;
const typingPauseMs = 250;

/** Places as they are typed; each is a button, so that finger, keyboard and screen reader choose alike. */
export function BarangaySearch({ onPick }: { onPick: (place: FoundPlace) => void }) {
  const words = useTranslations('address-info.barangay');
  const errorWords = useErrorWords();
  const { errorOf } = useSection();
  const [typed, setTyped] = useState('');
  const { places: found, refusal, onPhone } = useFound(typed.trim());
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
        {onPhone === null ? null : words(onPhone === 'nothing' ? 'offlineNothing' : 'offlineFound')}{' '}
        {found === null ? '' : words('found', { count: found.length })}
      </output>
      {found === null || found.length === 0 ? null : (
        <ul className="found-places">
          {found.map((place) => (
            <li key={place.barangayCode}>
              <button type="button" onClick={() => onPick(place)}>
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

type Found = {
  places: readonly FoundPlace[] | null;
  refusal: Refusal | null;
  /** Whether the places are those kept on the phone; 'nothing' where none are and there is no network. */
  onPhone: 'places' | 'nothing' | null;
};

/** What fits the text once typing pauses; the former places stay while the next ones are on their way. */
function useFound(text: string): Found {
  const [asked, setAsked] = useState(text);
  const [known, setKnown] = useState<readonly FoundPlace[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  const isLongEnough = asked.length >= fewestLetters;
  const { data, error } = useAnswer(searchAddresses, { query: { text: asked } }, { isEnabled: isLongEnough });
  if (data !== undefined && data.places !== known) setKnown(data.places);
  const region = data === undefined ? null : commonRegion(data.places);
  useEffect(() => {
    if (region !== null) keepRegionOf(region);
  }, [region]);
  const isCutOff = isLongEnough && data === undefined && error?.refusal.code === 'network_abnormal';
  const kept = useKept(isCutOff ? asked : null, searchOnPhone);
  if (!isLongEnough || text.length < fewestLetters) return { places: null, refusal: null, onPhone: null };
  if (!isCutOff) return { places: known, refusal: error?.refusal ?? null, onPhone: null };
  if (kept === undefined) return { places: known, refusal: null, onPhone: null };
  return { places: kept, refusal: null, onPhone: kept === null ? 'nothing' : 'places' };
}
