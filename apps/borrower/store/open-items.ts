import type { Repair, RepairItem } from '@luwag/contract/profile/repair';
import type { Profile } from './profile.ts';

/** What is asked for again of an item of an application that was sent back; undefined where nothing is. */
export function repairOf({ repairs }: Pick<Profile, 'repairs'>, item: RepairItem): Repair | undefined {
  return repairs.find((repair) => repair.item === item);
}

const identityItems: ReadonlySet<RepairItem> = new Set(['identity', 'idFront', 'idBack', 'selfie']);

/** Whether an item stays as it was when its borrower was approved. */
export function isItemFixed(profile: Pick<Profile, 'isIdentityFixed'>, item: RepairItem): boolean {
  return profile.isIdentityFixed && identityItems.has(item);
}

/**
 * Whether an item may be written: everything before an application is sent, then only what was sent back; name, ID and selfie
 * no more once they were approved.
 */
export function isItemOpen(
  profile: Pick<Profile, 'isEditable' | 'isIdentityFixed' | 'repairs'>,
  item: RepairItem,
): boolean {
  return (profile.isEditable && !isItemFixed(profile, item)) || repairOf(profile, item) !== undefined;
}

/** Whether another photo has to take the place of the one that is there. */
export function isToReplace(profile: Pick<Profile, 'repairs'>, item: RepairItem): boolean {
  return repairOf(profile, item)?.isRenewed === false;
}
