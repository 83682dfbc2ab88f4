import { Worker } from 'node:worker_threads';
import type { PaperPrinter, PrintedPaper } from '../../ports/paper.ts';

/** Papers as PDF. Shaping a page of letters takes a while, so it happens beside the thread that serves people. */
export const pdfPapers: PaperPrinter = { print };

const mostMs = 20_000;

function print(paper: PrintedPaper): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('draw-paper-worker.ts', import.meta.url), { workerData: paper });
    const late = setTimeout(() => void worker.terminate(), mostMs);
    worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(late);
      // Without effect where the paper came or an error was told.
      reject(new Error('the paper was not drawn in time'));
    });
  });
}
