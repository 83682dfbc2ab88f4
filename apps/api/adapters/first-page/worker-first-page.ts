import { Worker } from 'node:worker_threads';
import type { Language } from '@luwag/contract/language';
import type { FirstPage } from '../../ports/first-page.ts';
import { Unavailable } from '../../ports/unavailable.ts';

const mostMs = 15_000;

/** Renders the first page by the code that the build left in a file, on a thread that ends with its work. */
export function createFirstPage(file: string): FirstPage {
  return {
    render: (settings) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(new URL('first-page-worker.ts', import.meta.url), {
          workerData: { file, settings },
          // Its libraries read from here that nobody is developing them.
          env: { NODE_ENV: 'production' },
        });
        const late = setTimeout(() => void worker.terminate(), mostMs);
        worker.once('message', (bodies: ReadonlyMap<Language, string>) => resolve(bodies));
        worker.once('error', reject);
        worker.once('exit', () => {
          clearTimeout(late);
          // Without effect where the page came or an error was told.
          reject(new Unavailable('the first page was not rendered in time'));
        });
      }),
  };
}
