import * as v from 'valibot';
import type { ProfilePhotoKind, ShownPhotoKind, TaskName } from './section-names.ts';

const general = ['ANSWER_INCOMPLETE', 'ANSWER_UNCLEAR'] as const;
const photoFaults = ['ID_BLUR', 'ID_GLARE', 'ID_CUT', 'ID_DARK', 'ID_TYPE'] as const;

/** What an application can be sent back for, item by item, and the reasons that fit each. Source: specification point 4, screens S6 and S7. */
export const repairReasons = {
  idFront: [...photoFaults, 'ID_NO_FACE', 'ID_EXPIRED'],
  idBack: photoFaults,
  selfie: ['SELFIE_UNCLEAR', 'SELFIE_DARK', 'SELFIE_MISMATCH', 'SELFIE_NOT_LIVE'],
  identity: ['ID_NUM_MISMATCH', 'NAME_MISMATCH', 'BIRTH_MISMATCH', 'ID_TYPE'],
  basic: general,
  basicMore: general,
  address: general,
  work: general,
  contacts: ['CONTACT_UNREACHABLE', ...general],
  payoutAccount: ['ACCOUNT_INVALID', 'PAYEE_MISMATCH', 'WALLET_LIMIT'],
} as const satisfies Record<ShownPhotoKind | TaskName, readonly string[]>;

export type RepairItem = keyof typeof repairReasons;
export type RepairReason = (typeof repairReasons)[RepairItem][number];
export const repairItems = Object.keys(repairReasons) as [RepairItem, ...RepairItem[]];
export const repairItemField = v.picklist(repairItems, 'repair_item_unknown');

/** Items to send back: each at most once, each with a reason that fits it. */
export const sentBackItemsField = v.pipe(
  v.array(v.strictObject({ item: repairItemField, reasonCode: v.string('reason_required') })),
  v.minLength(1, 'repair_item_required'),
  v.check((items) => new Set(items.map(({ item }) => item)).size === items.length, 'repair_item_repeated'),
  v.check(
    (items) => items.every(({ item, reasonCode }) => isRepairReason(item, reasonCode)),
    'reason_required',
  ),
);

/** Whether a reason fits an item. */
export function isRepairReason(item: RepairItem, reasonCode: string): boolean {
  return repairReasons[item].some((reason) => reason === reasonCode);
}

/** The part of the application that an item belongs to. */
export function taskOfItem(item: RepairItem): TaskName {
  return item === 'idFront' || item === 'idBack' ? 'identity' : item;
}

/** The photo that an item is, or null for answers. */
export function photoOfItem(item: RepairItem): ShownPhotoKind | null {
  return item === 'idFront' || item === 'idBack' || item === 'selfie' ? item : null;
}

/** The item that a photo is sent for; frames of the head turning belong to the selfie. */
export function itemOfPhoto(kind: ProfilePhotoKind): ShownPhotoKind {
  return kind === 'selfieMotion' ? 'selfie' : kind;
}

/** One item of an application that was sent back, and whether the borrower has renewed it. */
export const repairAnswer = v.strictObject({
  item: repairItemField,
  reasonCode: v.string(),
  isRenewed: v.boolean(),
});
export type Repair = v.InferOutput<typeof repairAnswer>;
