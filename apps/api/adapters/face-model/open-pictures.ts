import sharp from 'sharp';
import type { FacePictures } from '../../ports/face-check.ts';
import type { Pixels } from './face-nets.ts';
import type { FaceQuestion } from './measure-faces.ts';

const longEdgePixels = 1_000;

/** Pictures as the models want them. Done on the models' own thread: megabytes of pixels never pass through another. */
export async function openPictures({ selfie, document, motion }: FacePictures): Promise<FaceQuestion> {
  const [own, printed, sheet] = await Promise.all([
    pixelsOf(selfie),
    pixelsOf(document),
    motion === null ? null : pixelsOf(motion.sheet),
  ]);
  return {
    selfie: own,
    document: printed,
    motion: motion === null || sheet === null ? null : { ...motion, sheet },
  };
}

async function pixelsOf(jpeg: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(jpeg)
    .resize({ width: longEdgePixels, height: longEdgePixels, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { rgb: data, width: info.width, height: info.height };
}
