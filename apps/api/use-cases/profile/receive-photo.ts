import type { PhotoRow } from '../../ports/customer-store.ts';
import type { PhotoUpload } from '../../ports/photo-parts.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
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
import { arrivedBytes, keepArriving, readArrived } from './photo-arrival.ts';
import { isPhotoEditable } from '../customer-data/profile-lock.ts';
import { type PhotoAnswer, profileParts, viewPhoto } from './profile-view.ts';
import { isUploadLinkGood, type UploadLink } from './upload-link.ts';

type ReceiveContext = Pick<Context, 'store' | 'now' | 'personalData' | 'photos' | 'photoParts' | 'images'>;

/** How far a photo has come; `photo` is there once it is whole and kept. */
export type PhotoArrival = { arrivedBytes: number; photo: PhotoAnswer | null };

/** How much of a photo has arrived, for a phone whose line broke. */
export async function askPhotoArrival(
  context: ReceiveContext,
  link: UploadLink,
): Promise<Outcome<PhotoArrival>> {
  const place = await findPlace(context, link);
  if (!place.ok) return place;
  const { value: row } = place;
  if (row.uploadedAt !== null) return done({ arrivedBytes: row.sizeBytes, photo: viewPhoto(row) });
  return done({ arrivedBytes: await arrivedBytes(context, uploadOf(link)), photo: null });
}

/**
 * Takes bytes sent to a signed link, from the byte on that has not arrived yet. Once they are all there, a new picture
 * drawn from them is kept, sealed; never the bytes themselves, whose parts were sealed while they waited for the rest.
 */
export async function receivePhoto(
  context: ReceiveContext,
  link: UploadLink,
  sent: { fromByte: number; bytes: AsyncIterable<Buffer> },
): Promise<Outcome<PhotoArrival>> {
  const place = await findPlace(context, link);
  if (!place.ok) return place;
  const { sizeBytes } = place.value;
  const upload = uploadOf(link);
  // Sent twice because the first answer was lost: it is there already.
  if (place.value.uploadedAt !== null) return askPhotoArrival(context, link);
  if (sent.fromByte !== (await arrivedBytes(context, upload))) return refused('busy_try_again');
  if (!(await keepArriving(context, upload, sent, sizeBytes))) {
    await context.photoParts.forget(upload);
    return refused('upload_link_invalid');
  }
  const arrived = await arrivedBytes(context, upload);
  if (arrived < sizeBytes) return done({ arrivedBytes: arrived, photo: null });
  const kept = await keepPicture(context, link);
  // A picture that is kept or refused for good needs its parts no more; another reason may pass.
  if (kept.ok || kept.code !== 'busy_try_again') await context.photoParts.forget(upload);
  return kept.ok ? done({ arrivedBytes: sizeBytes, photo: kept.value }) : kept;
}

async function keepPicture(context: ReceiveContext, link: UploadLink): Promise<Outcome<PhotoAnswer>> {
  const { customerId, photoId } = link;
  const normalized = await context.images.normalize(() => readArrived(context, uploadOf(link)));
  // Bytes may be under way or wait for long: another line may have brought the picture since, and somebody may have judged by it.
  const place = await placeNow(context, link);
  if (!place.ok) return place;
  if (place.value.uploadedAt !== null) return done(viewPhoto(place.value));
  if (normalized === 'unreadable') return refused('photo_unreadable');
  if (normalized === 'too-small') return refused('photo_too_small');
  const { jpeg, widthPixels, heightPixels } = normalized;
  await context.photos.keep(customerId, photoId, context.personalData.seal(sealPlaces.photo(photoId), jpeg));
  const caller: Caller = { kind: 'system', customerId };
  return write(context, { caller, parts: profileParts }, (now): Outcome<Decision<PhotoAnswer>> => {
    const still = placeIn(now, photoId);
    if (!still.ok) return still;
    if (still.value.uploadedAt !== null) return done({ changes: {}, answer: viewPhoto(still.value) });
    const row: PhotoRow = { ...still.value, widthPixels, heightPixels, uploadedAt: context.now() };
    return done({ changes: { photos: [row] }, answer: viewPhoto(row) });
  });
}

async function findPlace(context: ReceiveContext, link: UploadLink): Promise<Outcome<PhotoRow>> {
  return isUploadLinkGood(context.personalData, link, context.now())
    ? placeNow(context, link)
    : refused('upload_link_invalid');
}

async function placeNow(
  context: Pick<ReceiveContext, 'store' | 'now'>,
  { customerId, photoId }: Pick<UploadLink, 'customerId' | 'photoId'>,
): Promise<Outcome<PhotoRow>> {
  const loaded = await read(context, { kind: 'system', customerId }, profileParts);
  return loaded.ok ? placeIn(loaded.value, photoId) : refused('upload_link_invalid');
}

function placeIn(loaded: Loaded<'photos' | 'applications' | 'loans'>, photoId: string): Outcome<PhotoRow> {
  const row = loaded.photos.find((photo) => photo.photoId === photoId);
  if (row === undefined) return refused('upload_link_invalid');
  return isPhotoEditable(loaded, row.kind) || row.uploadedAt !== null ? done(row) : refused('profile_locked');
}

function uploadOf({ photoId, expires }: UploadLink): PhotoUpload {
  return { photoId, expiresAt: Number(expires) };
}
