import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button/button.tsx';
import { useSection } from '../../components/section-form/section-context.ts';
import { useKept } from '../../store/use-kept.ts';
import { placeText, usePlace } from '../../store/use-place.ts';
import { BarangayLists } from './barangay-lists.tsx';
import { BarangaySearch } from './barangay-search.tsx';
import { keepRegionOf, placeOnPhone } from './places-on-phone.ts';

/** One typed word finds the barangay and all around it; three lists are there for a borrower who does not find it so. */
export function BarangayField() {
  const words = useTranslations('address-info.barangay');
  const { values, change } = useSection();
  const [isByLists, setIsByLists] = useState(false);
  const code = values['barangayCode'] ?? '';
  const told = usePlace(code);
  const kept = useKept(code === '' || told !== null ? null : code, placeOnPhone);
  const place = told ?? kept ?? null;
  useEffect(() => {
    if (code !== '') keepRegionOf(code);
  }, [code]);

  const pick = ({ barangayCode, postalCode }: { barangayCode: string; postalCode: string }) =>
    change({ barangayCode, postalCode });
  if (code !== '') {
    return (
      <div className="chosen-barangay">
        <p className="field-hint">{words('chosen')}</p>
        <p className="chosen-place">{place === null ? '…' : placeText(place)}</p>
        <Button variant="quiet" guardMs={0} onClick={() => change({ barangayCode: '', postalCode: '' })}>
          {words('another')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {isByLists ? <BarangayLists onPick={pick} /> : <BarangaySearch onPick={pick} />}
      <Button variant="quiet" guardMs={0} onClick={() => setIsByLists(!isByLists)}>
        {isByLists ? words('backToSearch') : words('cannotFind')}
      </Button>
    </>
  );
}
