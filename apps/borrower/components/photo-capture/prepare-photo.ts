import { type PhotoProblem, photoProblems } from './photo-quality.ts';

export type PreparedPhoto = {
  jpeg: Blob;
  /** Address of the picture in memory, to be given back by `releasePhoto`. */
  address: string;
  problems: readonly PhotoProblem[];
};

const longestSidePixels = 2000;
const wantedBytes = 1_500_000;
const qualities = [0.88, 0.76, 0.62];
const lookedAtPixels = 480;

/**
 * Makes a photo small enough for a slow connection, upright, and free of what the camera wrote into it, such as the
 * place. Null when this browser cannot read the file, as with some formats of other phones.
 */
export async function preparePhoto(source: Blob | HTMLVideoElement): Promise<PreparedPhoto | null> {
  const bitmap = await decode(source);
  if (bitmap === null) return null;
  try {
    const canvas = drawn(bitmap, longestSidePixels);
    const small = drawn(bitmap, lookedAtPixels);
    const pixels = small?.getContext('2d')?.getImageData(0, 0, small.width, small.height);
    const jpeg = canvas === null ? null : await jpegOf(canvas);
    if (jpeg === null || pixels === undefined) return null;
    return { jpeg, address: URL.createObjectURL(jpeg), problems: photoProblems(pixels) };
  } finally {
    bitmap.close();
  }
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
  for (const quality of qualities) {
    // Each try is only made when the one before came out too large.
    jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (jpeg === null || jpeg.size <= wantedBytes) return jpeg;
  }
  return jpeg;
}
