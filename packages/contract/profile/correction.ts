import * as v from 'valibot';
import type { ProfilePhotoKind, ShownPhotoKind, TaskName } from './section-names.ts';

const general = ['ANSWER_INCOMPLETE', 'ANSWER_UNCLEAR'] as const;
const photoFaults = ['ID_BLUR', 'ID_GLARE', 'ID_CUT', 'ID_DARK', 'ID_TYPE'] as const;

/** The items a correction request can name and the reasons that fit each. Source: specification point 4, screens S6 and S7. */
export const correctionReasons = {
  idFront: [...photoFaults, 'ID_NO_FACE', 'ID_EXPIRED', 'NAME_CHANGED'],
  idBack: [...photoFaults, 'NAME_CHANGED'],
  selfie: ['SELFIE_UNCLEAR', 'SELFIE_DARK', 'SELFIE_MISMATCH', 'SELFIE_NOT_LIVE', 'NAME_CHANGED'],
  identity: ['ID_NUM_MISMATCH', 'NAME_MISMATCH', 'BIRTH_MISMATCH', 'ID_TYPE', 'NAME_CHANGED'],
  basic: general,
  basicMore: general,
  address: general,
  work: general,
  contacts: ['CONTACT_UNREACHABLE', ...general],
  payoutAccount: ['ACCOUNT_INVALID', 'PAYEE_MISMATCH', 'WALLET_LIMIT'],
} as const satisfies Record<ShownPhotoKind | TaskName, readonly string[]>;

export type CorrectableItem = keyof typeof correctionReasons;
export type CorrectionReason = (typeof correctionReasons)[CorrectableItem][number];
export const correctableItems = Object.keys(correctionReasons) as [CorrectableItem, ...CorrectableItem[]];
export const correctableItemField = v.picklist(correctableItems, 'correction_item_unknown');

/** Items to send back: each at most once, each with a reason that fits it. */
export const requestedItemsField = v.pipe(
  v.array(v.strictObject({ item: correctableItemField, reasonCode: v.string('reason_required') })),
  v.minLength(1, 'correction_item_required'),
  v.check(
    (items) => new Set(items.map(({ item }) => item)).size === items.length,
    'correction_item_repeated',
  ),
  v.check(
    (items) => items.every(({ item, reasonCode }) => isCorrectionReason(item, reasonCode)),
    'reason_required',
  ),
);

/** Whether a reason fits an item. */
export function isCorrectionReason(item: CorrectableItem, reasonCode: string): boolean {
  return correctionReasons[item].some((reason) => reason === reasonCode);
}

/** The part of the application that an item belongs to. */
export function taskOfItem(item: CorrectableItem): TaskName {
  return item === 'idFront' || item === 'idBack' ? 'identity' : item;
}

/** The photo that an item is, or null for answers. */
export function photoOfItem(item: CorrectableItem): ShownPhotoKind | null {
  return item === 'idFront' || item === 'idBack' || item === 'selfie' ? item : null;
}

/** The item that a photo is sent for; frames of the head turning belong to the selfie. */
export function itemOfPhoto(kind: ProfilePhotoKind): ShownPhotoKind {
  return kind === 'selfieMotion' ? 'selfie' : kind;
}

/** One correction item, and whether the borrower has renewed it. */
export const correctionItemAnswer = v.strictObject({
  item: correctableItemField,
  reasonCode: v.string(),
  isRenewed: v.boolean(),
});
export type CorrectionItem = v.InferOutput<typeof correctionItemAnswer>;
