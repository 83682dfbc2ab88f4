import type { IdType } from '@luwag/contract/profile/id-types';
import { BirthField } from './birth-field.tsx';
import { IdNumberFields } from './id-number-fields.tsx';
import { IdReading } from './id-reading.tsx';
import { NameFields } from './name-fields.tsx';
import { useCardReading } from './use-card-reading.ts';

/** Number, name and birth date as read from the photos, for checking; typed where they could not be read. */
export default function CheckStep({ idType }: { idType: IdType }) {
  const reading = useCardReading();
  return (
    <>
      <IdReading reading={reading} />
      <IdNumberFields idType={idType} isSampleShown={!reading.isReading && reading.read.idNumber === null} />
      <NameFields />
      <BirthField />
    </>
  );
}
