import type { CallOutput } from '@luwag/contract/endpoint';
import type { getPhoto as endpoint } from '@luwag/contract/endpoints/profile/get-photo';
import type { Context } from '../context.ts';
import { type Caller, done, type Outcome, read, refused } from '../write.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

const previewPixels = 480;
type PhotoContext = Pick<Context, 'store' | 'now' | 'personalData' | 'photos' | 'images'>;

/** A small preview of the borrower's own photo. */
export async function getPhoto(
  context: PhotoContext,
  caller: Caller,
  photoId: string,
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const jpeg = await readPhoto(context, caller, photoId);
  if (!jpeg.ok) return jpeg;
  return done({ photoId, preview: dataAddress(await context.images.shrink(jpeg.value, previewPixels)) });
}

/** A stored photo at its full size, as JPEG. */
export async function readPhoto(
  context: Pick<Context, 'store' | 'now' | 'personalData' | 'photos'>,
  caller: Caller,
  photoId: string,
): Promise<Outcome<Buffer>> {
  const loaded = await read(context, caller, ['photos']);
  if (!loaded.ok) return loaded;
  const photo = loaded.value.photos.find((row) => row.photoId === photoId && row.uploadedAt !== null);
  const sealed = photo === undefined ? null : await context.photos.read(photo.customerId, photoId);
  if (photo === undefined || sealed === null) return refused('not_found');
  return done(context.personalData.open(sealPlaces.photo(photoId), sealed));
}

/** A picture inside the answer itself, so that it never has an address of its own. */
export function dataAddress(jpeg: Buffer): string {
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
