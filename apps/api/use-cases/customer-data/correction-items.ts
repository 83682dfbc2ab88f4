import { photoOfItem, type CorrectionItem, correctableItems } from '@luwag/contract/profile/correction';
import type { CorrectionRequest } from '../../ports/application-rows.ts';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { hasIdPhotos } from './id-photos.ts';
import { isSelfieToBeRepeated, photoOf } from './selfie-state.ts';

type Owned = Pick<CustomerSnapshot, 'sections' | 'photos' | 'applications'>;

/** Returns the correction request that waits for the borrower; null where there is none. */
export function openCorrectionRequest({
  applications,
}: Pick<Owned, 'applications'>): CorrectionRequest | null {
  return (
    applications.find(({ status }) => status === 'correction-requested')?.correctionRequests.at(-1) ?? null
  );
}

/** What is to be renewed, in the order of the application, and what of it is. */
export function correctionItemsOf(personalData: PersonalData, owned: Owned): CorrectionItem[] {
  const correctionRequested = openCorrectionRequest(owned);
  if (correctionRequested === null) return [];
  return correctionRequested.items
    .map((sent) => ({
      item: sent.item,
      reasonCode: sent.reasonCode,
      isRenewed: isRenewed(personalData, owned, sent),
    }))
    .toSorted((left, right) => correctableItems.indexOf(left.item) - correctableItems.indexOf(right.item));
}

/** A photo is renewed by another one; answers by handing them in again, since sending them back reopened them. */
function isRenewed(
  personalData: PersonalData,
  owned: Owned,
  { item, photoId }: CorrectionRequest['items'][number],
): boolean {
  const kind = photoOfItem(item);
  if (kind !== null) {
    const photo = photoOf(owned, kind);
    const isNew = photo !== undefined && photo.photoId !== photoId;
    return isNew && (kind !== 'selfie' || !isSelfieToBeRepeated(owned));
  }
  const row = owned.sections.find(({ section }) => section === item);
  return row?.isComplete === true && (item !== 'identity' || hasIdPhotos(personalData, owned));
}
