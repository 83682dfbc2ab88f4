import type { CorrectionItem, CorrectableItem } from '@luwag/contract/profile/correction';
import type { Profile } from './profile.ts';

/** Returns the correction item for a part of the application; undefined where there is none. */
export function correctionItemOf(
  { correctionItems }: Pick<Profile, 'correctionItems'>,
  item: CorrectableItem,
): CorrectionItem | undefined {
  return correctionItems.find((correctionItem) => correctionItem.item === item);
}

const identityItems: ReadonlySet<CorrectableItem> = new Set(['identity', 'idFront', 'idBack', 'selfie']);

/** Whether an item stays as it was when its borrower was approved. */
export function isItemFixed(profile: Pick<Profile, 'isIdentityFixed'>, item: CorrectableItem): boolean {
  return profile.isIdentityFixed && identityItems.has(item);
}

/**
 * Whether an item may be written: everything before an application is submitted, then only correction items; name, ID and selfie
 * no more once they were approved.
 */
export function isItemOpen(
  profile: Pick<Profile, 'isEditable' | 'isIdentityFixed' | 'correctionItems'>,
  item: CorrectableItem,
): boolean {
  return (profile.isEditable && !isItemFixed(profile, item)) || correctionItemOf(profile, item) !== undefined;
}

/** Whether another photo has to take the place of the one that is there. */
export function isToReplace(profile: Pick<Profile, 'correctionItems'>, item: CorrectableItem): boolean {
  return correctionItemOf(profile, item)?.isRenewed === false;
}
