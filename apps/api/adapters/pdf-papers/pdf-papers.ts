import type { Worker } from 'node:worker_threads';
import type { PaperPrinter, PrintedPaper } from '../../ports/paper.ts';
import { answerOf } from '../side-threads/answer-of.ts';
import { keptWhileUsed } from '../side-threads/kept-while-used.ts';
import { startThread } from '../side-threads/start-thread.ts';

const mostMs = 20_000;

/**
 * Papers as PDF. Shaping a page of letters takes a while, so it happens beside the thread that serves people, and the program and
 * fonts for it stay there until nobody has asked for a while: to bring them takes longer than to draw most papers.
 */
export function createPdfPapers({ idleMs = 30_000 } = {}): PaperPrinter & { stop: () => Promise<void> } {
  const thread = keptWhileUsed<Worker>({
    name: 'the printer of papers',
    start: (onLost) => startThread(new URL('draw-paper-worker.ts', import.meta.url), onLost),
    end: (worker) => worker.terminate(),
    mostMs,
    idleMs,
  });
  return {
    print: (paper: PrintedPaper) =>
      thread.ask(async (worker) => Buffer.from(await answerOf<Uint8Array>(worker, paper))),
    stop: thread.stop,
  };
}
