import type { CustomerRow, CustomerSnapshot } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { sectionValues } from './section-values.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

/** First letters of first and last name: enough to tell two rows apart, too little to identify a person. */
export function maskedName(personalData: PersonalData, owned: Pick<CustomerSnapshot, 'sections'>): string {
  const identity = readableIdentity(personalData, owned);
  return `${maskWord(identity['firstName'])} ${maskWord(identity['lastName'])}`;
}

/** Nothing where it cannot be opened: one such row hides no other from staff. */
function readableIdentity(personalData: PersonalData, owned: Pick<CustomerSnapshot, 'sections'>) {
  try {
    return sectionValues(personalData, owned, 'identity');
  } catch {
    return {};
  }
}

/** The phone number with its middle hidden. */
export function maskedPhone(
  personalData: PersonalData,
  { customerId, phoneSealed }: Pick<CustomerRow, 'customerId' | 'phoneSealed'>,
): string {
  return maskedNumber(personalData.open(sealPlaces.phone(customerId), phoneSealed).toString());
}

export const maskedNumber = (phone: string): string => `${phone.slice(0, 3)}•••${phone.slice(-4)}`;

function maskWord(name: string | undefined): string {
  return name === undefined || name === '' ? '•' : `${name.slice(0, 1)}•••`;
}
