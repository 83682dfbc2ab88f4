import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { keptWhileUsed } from '../side-threads/kept-while-used.ts';

type Word = { text: string; confidence: number };
type Block = { paragraphs: readonly { lines: readonly { words: readonly Word[] }[] }[] };
type Reader = {
  recognize: (
    picture: Buffer,
    options: object,
    output: { blocks: boolean },
  ) => Promise<{ data: { blocks: readonly Block[] | null } }>;
  terminate: () => Promise<unknown>;
};
/** The lines of text on a JPEG, from top to bottom. */
type TextReader = { readLines: (jpeg: Buffer) => Promise<readonly string[]> };
type Tesseract = {
  createWorker: (language: string, engine: number, options: object) => Promise<Reader>;
};

/** A borrower can type while a card is read, which takes ten seconds and more on a busy machine. */
const mostMs = 30_000;
const longEdgePixels = 1_600;
const neuralEngine = 1;
const leastConfidence = 60;
const require = createRequire(import.meta.url);

/** Text read by Tesseract on this machine, with the letters that come as a package: nothing is fetched. It works on a thread of its own. */
export function createTesseractReader({ idleMs = 5_000 } = {}): TextReader & { stop: () => Promise<void> } {
  const thread = keptWhileUsed<Reader>({
    name: 'the reader of texts',
    start: startReader,
    end: (reader) => reader.terminate(),
    mostMs,
    idleMs,
  });
  return {
    readLines: (jpeg) =>
      thread.ask(async (reader) => {
        const { data } = await reader.recognize(await readable(jpeg), {}, { blocks: true });
        const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((row) => row.lines));
        return lines.flatMap(
          ({ words }) =>
            words
              .filter(isPrint)
              .map(({ text }) => text)
              .join(' ') || [],
        );
      }),
    stop: thread.stop,
  };
}

/**
 * A portrait and a pattern look like a few letters, read without confidence. Numbers and lines for machines have rules of their
 * own that they are checked by.
 */
function isPrint({ text, confidence }: Word): boolean {
  return confidence >= leastConfidence || /\d{3}|</.test(text);
}

function startReader(): Promise<Reader> {
  const { createWorker } = require('tesseract.js') as Tesseract;
  const letters = path.dirname(require.resolve('@tesseract.js-data/eng/package.json'));
  return createWorker('eng', neuralEngine, {
    langPath: path.join(letters, '4.0.0_best_int'),
    cacheMethod: 'none',
    // What it could not do is told by the promise; it would also throw where nobody listens.
    errorHandler: () => undefined,
  });
}

/** Grey and with the full range from black to white, as print is read best. */
function readable(jpeg: Buffer): Promise<Buffer> {
  return sharp(jpeg)
    .resize({ width: longEdgePixels, height: longEdgePixels, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .normalise()
    .png()
    .toBuffer();
}
