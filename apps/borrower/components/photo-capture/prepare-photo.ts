import { type PhotoProblem, photoProblems, type PhotoSubject } from './photo-quality.ts';

/** A photo as it can be looked at, with what seems wrong with it. */
export type TakenPhoto = {
  picture: HTMLCanvasElement;
  problems: readonly PhotoProblem[];
  /** What is sent, made once the picture is on show; null where this browser cannot make it. */
  jpeg: Promise<Blob | null>;
};

export type PreparedPhoto = {
  jpeg: Blob;
  /** Address of the picture in memory, to be given back by `releasePhoto`. */
  address: string;
};

const longestSidePixels = 2000;
const wantedBytes = 1_500_000;
const qualities = [0.88, 0.76, 0.62];
/** Longest side of the small picture that is looked at for faults. */
export const lookedAtPixels = 480;
/** Time for a picture to be shown before it is packed. */
const untilShownMs = 60;

/**
 * Makes a photo small enough for a slow connection, upright, and free of what the camera wrote into it, such as the
 * place. Null when this browser cannot read the file, as with some formats of other phones.
 */
export async function takePhoto(
  source: Blob | HTMLVideoElement,
  subject: PhotoSubject,
): Promise<TakenPhoto | null> {
  const bitmap = await decode(source);
  if (bitmap === null) return null;
  try {
    const small = drawn(bitmap, lookedAtPixels);
    const pixels = small?.getContext('2d')?.getImageData(0, 0, small.width, small.height);
    const picture = drawn(bitmap, longestSidePixels);
    if (picture === null || pixels === undefined) return null;
    return { picture, problems: photoProblems(pixels, subject), jpeg: jpegOf(picture) };
  } finally {
    bitmap.close();
  }
}

/** The same where only the file is wanted. */
export async function preparePhoto(source: Blob): Promise<PreparedPhoto | null> {
  const jpeg = await (await takePhoto(source, 'other'))?.jpeg;
  return jpeg === undefined || jpeg === null ? null : { jpeg, address: URL.createObjectURL(jpeg) };
}

export function releasePhoto(photo: PreparedPhoto | null): void {
  if (photo !== null) URL.revokeObjectURL(photo.address);
}

async function decode(source: Blob | HTMLVideoElement): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(source);
  } catch {
    return null;
  }
}

function drawn(bitmap: ImageBitmap, mostPixels: number): HTMLCanvasElement | null {
  const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: mostPixels === lookedAtPixels });
  if (context === null) return null;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  let jpeg: Blob | null = null;
  await new Promise((resolve) => {
    setTimeout(resolve, untilShownMs);
  });
  for (const quality of qualities) {
    // Each try is only made when the one before came out too large.
    jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (jpeg === null || jpeg.size <= wantedBytes) return jpeg;
  }
  return jpeg;
}
