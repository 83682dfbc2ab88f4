import { Worker } from 'node:worker_threads';
import type { PriceVerdict } from '@luwag/loan-engine/pricing/price-guard';
import type { PriceGuard, PriceQuestion } from '../../ports/price-guard.ts';
import { Unavailable } from '../../ports/unavailable.ts';

const mostMs = 15_000;

/** The engine's own guard on a thread of its own: the main product has more than a hundred thousand prices. */
export const workerPriceGuard: PriceGuard = { judge };

function judge(question: PriceQuestion): Promise<PriceVerdict> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('price-guard-worker.ts', import.meta.url), { workerData: question });
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
