import sharp, { type Sharp } from 'sharp';
import type { ImageReader } from '../../ports/image-reader.ts';
import { withoutExtraChunks } from './png-chunks.ts';

const mostInputPixels = 40_000_000;
/** No camera takes a picture this wide; reading one holds many of its lines at once. */
const longestInputEdgePixels = 12_000;
const longEdgePixels = 2_000;
const shortestEdgePixels = 400;
const quality = 85;
const timeLimitSeconds = 15;

// Every other format is a parser that strangers could feed; the block holds for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Decodes JPEG, PNG and WebP and writes a new JPEG from the pixels. */
export const sharpImages: ImageReader = {
  normalize: async (sent) => {
    const bytes = withoutExtraChunks(sent);
    try {
      const { width, height } = await open(bytes).metadata();
      if (Math.min(width, height) < shortestEdgePixels) return 'too-small';
      if (Math.max(width, height) > longestInputEdgePixels) return 'unreadable';
      const { data, info } = await open(bytes)
        .autoOrient()
        .resize({ width: longEdgePixels, height: longEdgePixels, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality })
        .toBuffer({ resolveWithObject: true });
      return { jpeg: data, widthPixels: info.width, heightPixels: info.height };
    } catch {
      // Whatever the decoder says, it speaks of the sender's bytes and is told to no one.
      return 'unreadable';
    }
  },
  shrink: (jpeg, edge) =>
    open(jpeg)
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer(),
};

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: mostInputPixels, failOn: 'error' }).timeout({
    seconds: timeLimitSeconds,
  });
}
