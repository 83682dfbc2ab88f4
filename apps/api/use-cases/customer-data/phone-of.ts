import type { PersonalData } from '../../ports/personal-data.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Loaded } from '../write.ts';

/** The borrower's own number, as the device mark and the code are made for it. */
export function phoneOf(personalData: PersonalData, { customer }: Pick<Loaded, 'customer'>): string {
  return personalData.open(sealPlaces.phone(customer.customerId), customer.phoneSealed).toString();
}
