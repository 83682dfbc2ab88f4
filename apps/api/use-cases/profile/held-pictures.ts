import type { CallOutput } from '@luwag/contract/endpoint';
import type { getHeldData as endpoint } from '@luwag/contract/endpoints/profile/get-held-data';
import type { PhotoRow } from '../../ports/customer-store.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import type { Loaded } from '../write.ts';
import { viewPhoto } from './profile-view.ts';
import { keptReading } from './read-identity.ts';

/* What is held of a borrower in pictures, and what machines found on them. */

type HeldData = CallOutput<typeof endpoint>;
type Pictures = 'none' | 'all';

/** Leaves a line in the log before the pictures go out, so that what a stranger took can be told afterwards. */
export function notePicturesTaken(
  { staff, randomness, now }: Pick<Context, 'staff' | 'randomness' | 'now'>,
  { customer: { customerId }, photos, signatures }: Loaded<'photos' | 'signatures'>,
): Promise<void> {
  const detail = { photos: String(photos.length), signatures: String(signatures.length) };
  const about = { staffId: null, action: 'held-pictures-taken', customerId, detail } as const;
  return staff.audit({ auditId: randomness.orderedUuid(), at: now(), ...about });
}

/** Photos that arrived, each with its picture where a copy to keep has it. */
export function heldPhotos(
  arrived: readonly PhotoRow[],
  copied: ReadonlyMap<string, string>,
): HeldData['photos'] {
  return arrived.map((photo) => ({
    ...viewPhoto(photo),
    faceCheck: faceCheckOf(photo),
    jpegBase64: copied.get(photo.photoId) ?? null,
  }));
}

/** Every signature, in a copy to keep with the drawing itself. */
export function heldSignatures(
  { personalData }: Pick<Context, 'personalData'>,
  { signatures }: Loaded<'signatures'>,
  pictures: Pictures,
): HeldData['signatures'] {
  return signatures.map(({ signatureId, signedAt, drawingSealed }) => ({
    signedAt: isoInstant(signedAt),
    drawing:
      pictures === 'all'
        ? personalData.open(sealPlaces.signature(signatureId), drawingSealed).toString()
        : null,
  }));
}

/** What a machine read on the photos of an ID. */
export function idReadingsOf(
  context: Pick<Context, 'personalData'>,
  { photos }: Loaded<'photos'>,
): HeldData['idReadings'] {
  return photos.flatMap((photo) => {
    const { photoId, kind } = photo;
    const reading = keptReading(context, photo);
    if (reading === null) return [];
    const { lines, encoded } = reading;
    return [{ photoId, kind, lines: [...lines], encoded: encoded === null ? null : { ...encoded } }];
  });
}

function faceCheckOf({ faceCheck }: PhotoRow): HeldData['photos'][number]['faceCheck'] {
  if (faceCheck === null) return null;
  const { verdict, reason, documentPhotoId, distance, asked, turns, eyes } = faceCheck;
  return {
    verdict,
    reasonCode: reason,
    documentPhotoId,
    distance,
    asked: [...asked],
    turns: [...turns],
    eyes: [...eyes],
  };
}
