import { isSamePhone } from '../mobile-number.ts';

/* Apart from the rules, so that a form can be rendered before any of them has been loaded. */

export const sectionNames = [
  'identity',
  'basic',
  'basicMore',
  'address',
  'work',
  'contacts',
  'payoutAccount',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** The eight things a first application needs, in the order a borrower meets them. */
export const taskNames = [...sectionNames, 'selfie'] as const;
export type TaskName = (typeof taskNames)[number];

/** `selfieMotion`: frames of what the person did before the camera, a row for each thing asked, the first on the left. */
export const profilePhotoKinds = ['idFront', 'idBack', 'selfie', 'selfieMotion'] as const;
export type ProfilePhotoKind = (typeof profilePhotoKinds)[number];
/** Photos that a borrower takes by themselves and sees again. */
export type ShownPhotoKind = Exclude<ProfilePhotoKind, 'selfieMotion'>;
/** Beside those of the profile, the picture that shows a payment. */
export const photoKinds = [...profilePhotoKinds, 'paymentProof'] as const;
export type PhotoKind = (typeof photoKinds)[number];
/** Frames in a row of a picture of the kind `selfieMotion`. */
export const framesPerAction = 3;

export const contactKeys = ['emergency1', 'emergency2', 'person1', 'person2', 'person3'] as const;

/** The contact fields whose number is the borrower's own. Source: specification point 5. */
export function ownPhoneContactFields(
  values: Record<string, string | undefined>,
  ownPhone: string,
): string[] {
  return contactKeys
    .map((key) => `${key}Phone`)
    .filter((field) => isSamePhone(values[field] ?? '', ownPhone));
}
