import type { CallOutput } from '@luwag/contract/endpoint';
import { listPlaces } from '@luwag/contract/endpoints/profile/list-places';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSection } from '../../components/section-form/section-context.ts';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { useAnswer } from '../../store/use-answer.ts';
import { useKept } from '../../store/use-kept.ts';
import { keepRegionOf, placesOnPhone } from './places-on-phone.ts';

/** Province, then city, then barangay, each list fetched once the one before is chosen. */
export function BarangayLists({
  onPick,
}: {
  onPick: (place: { barangayCode: string; postalCode: string }) => void;
}) {
  const words = useTranslations('address-info.barangay');
  const labels = useTranslations('profile');
  const { errorOf } = useSection();
  const [province, setProvince] = useState('');
  const [city, setCity] = useState('');
  const provinces = usePlaces('', true);
  const cities = usePlaces(province, province !== '');
  const barangays = usePlaces(city, city !== '');
  const lists = [provinces, cities, barangays];
  const options = ({ places }: typeof provinces) =>
    places.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <output className="field-hint">
        {lists.some(({ onPhone }) => onPhone === 'places') ? words('offlineFound') : null}
        {lists.some(({ onPhone }) => onPhone === 'nothing') ? words('offlineNothing') : null}
      </output>
      <SelectField
        name="province"
        id={province === '' ? 'barangayCode' : 'province'}
        label={words('province')}
        options={options(provinces)}
        placeholder={labels('choose')}
        error={province === '' ? errorOf('barangayCode') : undefined}
        value={province}
        onChange={(event) => {
          setProvince(event.currentTarget.value);
          if (event.currentTarget.value !== '') keepRegionOf(event.currentTarget.value);
          setCity('');
        }}
      />
      {province === '' ? null : (
        <SelectField
          name="city"
          id={city === '' ? 'barangayCode' : 'city'}
          label={words('city')}
          options={options(cities)}
          placeholder={labels('choose')}
          error={city === '' ? errorOf('barangayCode') : undefined}
          value={city}
          onChange={(event) => setCity(event.currentTarget.value)}
        />
      )}
      {city === '' ? null : (
        <SelectField
          name="barangayCode"
          label={labels('fields.barangayCode')}
          options={options(barangays)}
          placeholder={labels('choose')}
          error={errorOf('barangayCode')}
          value=""
          onChange={(event) => {
            const code = event.currentTarget.value;
            const place = barangays.places.find((other) => other.code === code);
            if (place !== undefined) onPick({ barangayCode: place.code, postalCode: place.postalCode });
          }}
        />
      )}
    </>
  );
}

type Places = CallOutput<typeof listPlaces>['places'];

/** One list of the server's, or without a network what of it is kept on the phone. */
function usePlaces(
  within: string,
  isEnabled: boolean,
): { places: readonly Places[number][]; onPhone: 'places' | 'nothing' | null } {
  const query = within === '' ? {} : { within };
  const { data, error } = useAnswer(listPlaces, { query }, { isEnabled });
  const isCutOff = isEnabled && data === undefined && error?.refusal.code === 'network_abnormal';
  const kept = useKept(isCutOff ? within : null, placesOnPhone);
  if (!isCutOff || kept === undefined) return { places: data?.places ?? [], onPhone: null };
  return { places: kept ?? [], onPhone: kept === null ? 'nothing' : 'places' };
}
