import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import type { CustomerSnapshot, SectionRow } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

const place = ({ customerId, section }: Pick<SectionRow, 'customerId' | 'section'>): string =>
  sealPlaces.section(customerId, section);

/** Seals what a borrower typed into one section. */
export function sealSection(
  personalData: PersonalData,
  row: Pick<SectionRow, 'customerId' | 'section'>,
  values: DraftValues,
): Buffer {
  return personalData.seal(place(row), JSON.stringify(values));
}

/** What a borrower typed into one section. */
export function openSection(personalData: PersonalData, row: SectionRow): DraftValues {
  return JSON.parse(personalData.open(place(row), row.valuesSealed).toString()) as DraftValues;
}

/** The values of a section, or an empty record while nothing was typed. */
export function sectionValues(
  personalData: PersonalData,
  { sections }: Pick<CustomerSnapshot, 'sections'>,
  name: SectionName,
): DraftValues {
  const row = sections.find(({ section }) => section === name);
  return row === undefined ? {} : openSection(personalData, row);
}
