import { listPlaces } from '@luwag/contract/endpoints/profile/list-places';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSection } from '../../components/section-form/section-context.ts';
import { SelectField } from '../../components/select-field/select-field.tsx';
import { useAnswer } from '../../store/use-answer.ts';

/** Province, then city, then barangay, each list fetched once the one before is chosen. */
export function BarangayLists({ onPick }: { onPick: (barangayCode: string, postalCode: string) => void }) {
  const words = useTranslations('address-info.barangay');
  const labels = useTranslations('profile');
  const { errorOf } = useSection();
  const [province, setProvince] = useState('');
  const [city, setCity] = useState('');
  const provinces = useAnswer(listPlaces, {});
  const cities = useAnswer(listPlaces, { query: { within: province } }, { isEnabled: province !== '' });
  const barangays = useAnswer(listPlaces, { query: { within: city } }, { isEnabled: city !== '' });
  const options = (query: typeof provinces) =>
    (query.data?.places ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
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
            const place = barangays.data?.places.find((other) => other.code === code);
            if (place !== undefined) onPick(place.code, place.postalCode);
          }}
        />
      )}
    </>
  );
}
