import { useTranslations } from 'use-intl';
import { useSection } from '../../components/section-form/section-context.ts';
import { SectionText } from '../../components/section-form/section-fields.tsx';
import { SectionForm } from '../../components/section-form/section-form.tsx';
import { placeText, usePlace } from '../../store/use-place.ts';
import { BarangayField } from './barangay-field.tsx';

export default function AddressInfoScreen() {
  const words = useTranslations('address-info');
  return (
    <SectionForm
      section="address"
      stepsOf={() => [
        {
          key: 'barangay',
          fields: ['barangayCode'],
          title: words('barangay.title'),
          lead: words('barangay.why'),
          body: <BarangayField />,
        },
        {
          key: 'street',
          fields: ['streetAddress', 'landmark', 'postalCode'],
          title: words('street.title'),
          lead: words('street.why'),
          body: <StreetFields />,
        },
      ]}
    />
  );
}

function StreetFields() {
  const words = useTranslations('address-info.street');
  const { values } = useSection();
  const place = usePlace(values['barangayCode'] ?? '');
  return (
    <>
      {place === null ? null : <p className="chosen-place">{placeText(place)}</p>}
      <SectionText
        name="streetAddress"
        hint={words('streetHint')}
        autoComplete="address-line1"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <SectionText
        name="landmark"
        isOptional
        hint={words('landmarkHint')}
        autoComplete="off"
        maxLength={120}
        enterKeyHint="next"
      />
      <SectionText
        name="postalCode"
        hint={words('postalHint')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={80}
        enterKeyHint="go"
      />
    </>
  );
}
