import type { PhotoRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import {
  type Caller,
  type Decision,
  done,
  type Loaded,
  type Outcome,
  read,
  refused,
  write,
} from '../write.ts';
import { isPhotoEditable } from './profile-lock.ts';
import { type PhotoAnswer, profileParts, viewPhoto } from './profile-view.ts';
import { isUploadLinkGood, type UploadLink } from './upload-link.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

type ReceiveContext = Pick<Context, 'store' | 'now' | 'personalData' | 'photos' | 'images'>;

/** Takes the bytes sent to a signed link and keeps a new picture drawn from them, sealed; never the bytes themselves. */
export async function receivePhoto(
  context: ReceiveContext,
  link: UploadLink,
  sent: { contentType: string; bytes: Buffer },
): Promise<Outcome<PhotoAnswer>> {
  const { personalData, photos, images } = context;
  if (!isUploadLinkGood(personalData, link, context.now())) return refused('upload_link_invalid');
  const { customerId, photoId } = link;
  const caller: Caller = { kind: 'house', customerId };
  const loaded = await read(context, caller, profileParts);
  const place = loaded.ok ? openPlace(loaded.value, photoId) : refused('upload_link_invalid');
  if (!place.ok) return place;
  // Sent twice because the first answer was lost: it is there already.
  if (place.value.uploadedAt !== null) return done(viewPhoto(place.value));
  if (sent.contentType !== place.value.contentType || sent.bytes.length !== place.value.sizeBytes) {
    return refused('upload_link_invalid');
  }
  const normalized = await images.normalize(sent.bytes);
  if (normalized === 'unreadable') return refused('photo_unreadable');
  if (normalized === 'too-small') return refused('photo_too_small');
  const { jpeg, widthPixels, heightPixels } = normalized;
  await photos.keep(customerId, photoId, personalData.seal(sealPlaces.photo(photoId), jpeg));
  return write(context, { caller, parts: profileParts }, (now): Outcome<Decision<PhotoAnswer>> => {
    const still = openPlace(now, photoId);
    if (!still.ok) return still;
    const row: PhotoRow = { ...still.value, widthPixels, heightPixels, uploadedAt: context.now() };
    return done({ changes: { photos: [row] }, answer: viewPhoto(row) });
  });
}

function openPlace(loaded: Loaded, photoId: string): Outcome<PhotoRow> {
  const row = loaded.photos.find((photo) => photo.photoId === photoId);
  if (row === undefined) return refused('upload_link_invalid');
  return isPhotoEditable(loaded, row.kind) || row.uploadedAt !== null ? done(row) : refused('profile_locked');
}
