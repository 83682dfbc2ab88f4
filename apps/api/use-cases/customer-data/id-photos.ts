import { idTypes, type IdType } from '@luwag/contract/profile/id-types';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { sectionValues } from './section-values.ts';
import { photoOf } from './selfie-state.ts';

/** Whether every photo that the borrower's kind of ID needs is there. */
export function hasIdPhotos(
  personalData: PersonalData,
  owned: Pick<CustomerSnapshot, 'sections' | 'photos'>,
): boolean {
  const { idType } = sectionValues(personalData, owned, 'identity');
  const needsBack = idType === undefined || idTypes[idType as IdType].hasBack;
  return photoOf(owned, 'idFront') !== undefined && (!needsBack || photoOf(owned, 'idBack') !== undefined);
}
