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
  const { places: found, refusal, onPhone, isSearching } = useFound(typed.trim());
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
        <ul className="found-places" aria-busy={isSearching}>
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
  /** Whether what is shown still belongs to an earlier text. */
  isSearching: boolean;
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
  const { data, error, isFetching } = useAnswer(
    searchAddresses,
    { query: { text: asked } },
    { isEnabled: isLongEnough },
  );
  if (data !== undefined && data.places !== known) setKnown(data.places);
  const region = data === undefined ? null : commonRegion(data.places);
  useEffect(() => {
    if (region !== null) keepRegionOf(region);
  }, [region]);
  const isCutOff = isLongEnough && data === undefined && error?.refusal.code === 'network_abnormal';
  const kept = useKept(isCutOff ? asked : null, searchOnPhone);
  const isSearching = asked !== text || (isLongEnough && isFetching) || (isCutOff && kept === undefined);
  const nothing = { places: null, refusal: null, onPhone: null, isSearching };
  if (!isLongEnough || text.length < fewestLetters) return nothing;
  if (!isCutOff) return { ...nothing, places: known, refusal: error?.refusal ?? null };
  if (kept === undefined) return { ...nothing, places: known };
  return { ...nothing, places: kept, onPhone: kept === null ? 'nothing' : 'places' };
}
