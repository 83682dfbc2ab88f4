import { Worker } from 'node:worker_threads';
import type { PriceVerdict } from '@luwag/loan-engine/pricing/price-cap-check';
import type { PriceCapCheck, PriceQuestion } from '../../ports/price-cap-check.ts';
import { Unavailable } from '../../ports/unavailable.ts';

const mostMs = 15_000;

/** The engine's own guard on a thread of its own: the main product has more than a hundred thousand prices. */
export const workerPriceCapCheck: PriceCapCheck = { judge };

function judge(question: PriceQuestion): Promise<PriceVerdict> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('price-cap-check-worker.ts', import.meta.url), {
      workerData: question,
    });
    const late = setTimeout(() => void worker.terminate(), mostMs);
    worker.once('message', (verdict: PriceVerdict) => resolve(verdict));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(late);
      // Without effect where the verdict came or an error was told.
      reject(new Unavailable('the price was not judged in time'));
    });
  });
}
