import sharp, { type Metadata, type Sharp } from 'sharp';
import type { ImageReader, NormalizedPhoto } from '../../ports/image-reader.ts';
import { withoutExtraChunks } from './png-chunks.ts';

/** Of a JPEG whose lines come one after the other, of which the decoder holds a few at a time. */
const mostInputPixels = 40_000_000;
/** Of all others: the decoder holds more of them, up to the whole picture. A screen of 4K has 8.3 million. */
const mostHeldPixels = 8_500_000;
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

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws one picture at a time, in the order in which they came: a large one takes much memory, and each takes one of the four
 * threads on which the process also reads files and checks passwords.
 */
function inTurn<Answer>(draw: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(draw);
  // The next picture waits only for the end of this one, and nothing keeps its answer.
  last = Promise.allSettled([answer]).then(() => undefined);
  return answer;
}

/** Decodes JPEG, PNG and WebP and writes a new JPEG from the pixels. */
export const sharpImages: ImageReader = {
  normalize: (read) => inTurn(async () => drawAnew(withoutExtraChunks(await read()))),
  shrink: (jpeg, edge) =>
    open(jpeg)
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer(),
};

async function drawAnew(bytes: Buffer): Promise<NormalizedPhoto | 'unreadable' | 'too-small'> {
  try {
    const metadata = await open(bytes).metadata();
    if (Math.min(metadata.width, metadata.height) < shortestEdgePixels) return 'too-small';
    if (isCostly(metadata)) return 'unreadable';
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
}

/** Whether decoding would take far more memory or time than a phone's photo does, told from the header alone. */
function isCostly({ format, width, height, depth, isProgressive }: Metadata): boolean {
  if (Math.max(width, height) > longestInputEdgePixels) return true;
  if (format === 'jpeg' && !isProgressive) return false;
  return width * height > mostHeldPixels || (format === 'png' && (isProgressive || depth !== 'uchar'));
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: mostInputPixels, failOn: 'error' }).timeout({
    seconds: timeLimitSeconds,
  });
}
