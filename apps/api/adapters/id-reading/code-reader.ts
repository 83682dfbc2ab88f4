import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { keptWhileUsed } from '../side-threads/kept-while-used.ts';
import { startThread } from '../side-threads/start-thread.ts';

const mostMs = 15_000;
const longEdgePixels = 1_600;

/** Finds the QR code on a photo, on a thread of its own, which is brought when it is first needed. */
export function createCodeReader({ idleMs = 5_000 } = {}) {
  const thread = keptWhileUsed<Worker>({
    name: 'the reader of codes',
    start: (onLost) => startThread(new URL('code-worker.ts', import.meta.url), onLost),
    end: (worker) => worker.terminate(),
    mostMs,
    idleMs,
  });
  return {
    /** The text of the code; null where none is found. */
    readCode: (jpeg: Buffer): Promise<string | null> =>
      thread.ask(async (worker) => {
        const { data, info } = await sharp(jpeg)
          .rotate()
          .resize({
            width: longEdgePixels,
            height: longEdgePixels,
            fit: 'inside',
            withoutEnlargement: true,
          })
          .flatten()
          .toColourspace('srgb')
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const answer = once(worker, 'message') as Promise<[{ text: string | null }]>;
        worker.postMessage({ width: info.width, height: info.height, data }, []);
        return (await answer)[0].text;
      }),
    stop: thread.stop,
  };
}
