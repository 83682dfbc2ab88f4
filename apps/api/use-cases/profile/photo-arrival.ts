import type { PhotoPart, PhotoUpload } from '../../ports/photo-parts.ts';
import { sealPlaces } from '../../ports/seal-places.ts';
import type { Context } from '../context.ts';

type ArrivalContext = Pick<Context, 'personalData' | 'photoParts'>;

/** Bytes kept at once, so that a broken connection loses no more than this. */
const partBytes = 256 * 1024;
/** The most parts of a photo, because no phone sends one byte by byte. */
const mostParts = 200;

/** How many bytes of a photo have arrived, without a gap. */
export async function arrivedBytes(
  { photoParts }: Pick<ArrivalContext, 'photoParts'>,
  upload: PhotoUpload,
): Promise<number> {
  return unbroken(await photoParts.list(upload)).at(-1)?.toByte ?? 0;
}

/** Keeps what arrives after `fromByte`, sealed, part by part. False for more than there should be. */
export async function keepArriving(
  context: ArrivalContext,
  upload: PhotoUpload,
  { fromByte, bytes }: { fromByte: number; bytes: AsyncIterable<Buffer> },
  sizeBytes: number,
): Promise<boolean> {
  if ((await context.photoParts.list(upload)).length >= mostParts) return false;
  let keptTo = fromByte;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const keepWaiting = async (): Promise<void> => {
    if (waitingBytes === 0) return;
    const part = { fromByte: keptTo, toByte: keptTo + waitingBytes };
    const sealed = context.personalData.seal(placeOf(upload, part), Buffer.concat(waiting));
    keptTo = part.toByte;
    waiting = [];
    waitingBytes = 0;
    await context.photoParts.keep(upload, part, sealed);
  };
  for await (const chunk of bytes) {
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (keptTo + waitingBytes > sizeBytes) return false;
    if (waitingBytes >= partBytes) await keepWaiting();
  }
  await keepWaiting();
  return true;
}

/** The photo as far as it arrived. */
export async function readArrived(context: ArrivalContext, upload: PhotoUpload): Promise<Buffer> {
  const opened: Buffer[] = [];
  for (const part of unbroken(await context.photoParts.list(upload))) {
    const sealed = await context.photoParts.read(upload, part);
    if (sealed === null) break;
    opened.push(context.personalData.open(placeOf(upload, part), sealed));
  }
  return Buffer.concat(opened);
}

function placeOf({ photoId }: PhotoUpload, { fromByte }: PhotoPart): string {
  return sealPlaces.photoPart(photoId, fromByte);
}

/** Parts that follow each other from the first byte on. A line thought dead may have brought some bytes twice. */
function unbroken(parts: readonly PhotoPart[]): readonly PhotoPart[] {
  const chain: PhotoPart[] = [];
  for (;;) {
    const reached = chain.at(-1)?.toByte ?? 0;
    const next = parts
      .filter(({ fromByte, toByte }) => fromByte === reached && toByte > reached)
      .toSorted((left, right) => right.toByte - left.toByte)[0];
    if (next === undefined) return chain;
    chain.push(next);
  }
}
