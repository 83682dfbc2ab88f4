import type { PhotoRow } from '../../ports/customer-store.ts';
import { retryAtOf } from '../../ports/attempt-counter.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';

type CopyContext = Pick<Context, 'personalData'> & { photos: Pick<Context['photos'], 'read'> };

const mostCopiesPerDay = 5;
const dayMs = 86_400_000;
/** Far more than the photos of years; only pictures that nobody needs come to more. */
const mostPictureBytes = 32 * 1_024 * 1_024;

let last: Promise<unknown> = Promise.resolve();

/** Counts a copy with the pictures; returns from when another may be made where there were too many today, else null. */
export async function copiesWaitUntil(
  { logins, personalData, now }: Pick<Context, 'logins' | 'personalData' | 'now'>,
  customerId: string,
): Promise<number | null> {
  const key = personalData.blindIndex('held-data-copy', customerId);
  const counts = [{ key, most: mostCopiesPerDay, windowMs: dayMs }];
  return retryAtOf(await logins.countAttempt(counts, now()));
}

/**
 * Returns the pictures of photos by their ids, in Base64. One copy at a time in a process and one photo after the other, since each takes
 * much memory; those beyond the most, the oldest, are left out.
 */
export function picturesOfCopy(
  context: CopyContext,
  photos: readonly PhotoRow[],
): Promise<ReadonlyMap<string, string>> {
  const pictures = last.then(() => readOneByOne(context, photos));
  // The next copy waits only for the end of this one, and nothing keeps its pictures.
  last = Promise.allSettled([pictures]).then(() => undefined);
  return pictures;
}

async function readOneByOne(
  { photos: kept, personalData }: CopyContext,
  photos: readonly PhotoRow[],
): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  let bytes = 0;
  for (const { customerId, photoId } of photos) {
    const sealed = await kept.read(customerId, photoId);
    if (sealed === null) continue;
    bytes += sealed.length;
    if (bytes > mostPictureBytes) break;
    pictures.set(photoId, personalData.open(sealPlaces.photo(photoId), sealed).toString('base64'));
  }
  return pictures;
}
