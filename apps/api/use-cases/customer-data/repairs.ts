import { photoOfItem, type Repair, repairItems } from '@luwag/contract/profile/repair';
import type { SendBack } from '../../ports/application-rows.ts';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { hasIdPhotos } from './id-photos.ts';
import { isSelfieToBeRepeated, photoOf } from './selfie-state.ts';

type Owned = Pick<CustomerSnapshot, 'sections' | 'photos' | 'applications'>;

/** What the application that lies with the borrower was sent back for; null where none does. */
export function openSendBack({ applications }: Pick<Owned, 'applications'>): SendBack | null {
  return applications.find(({ status }) => status === 'sent-back')?.sendBacks.at(-1) ?? null;
}

/** What is to be renewed, in the order of the application, and what of it is. */
export function repairsOf(personalData: PersonalData, owned: Owned): Repair[] {
  const sentBack = openSendBack(owned);
  if (sentBack === null) return [];
  return sentBack.items
    .map((sent) => ({
      item: sent.item,
      reasonCode: sent.reasonCode,
      isRenewed: isRenewed(personalData, owned, sent),
    }))
    .toSorted((left, right) => repairItems.indexOf(left.item) - repairItems.indexOf(right.item));
}

/** A photo is renewed by another one; answers by handing them in again, since sending them back reopened them. */
function isRenewed(
  personalData: PersonalData,
  owned: Owned,
  { item, photoId }: SendBack['items'][number],
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
