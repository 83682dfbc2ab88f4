import { parentPort } from 'node:worker_threads';
import type { PrintedPaper } from '../../ports/paper.ts';
import { drawPaper } from './draw-paper.ts';

parentPort?.on('message', (paper: PrintedPaper) => {
  // A fault ends this thread; its caller gets the error.
  void drawPaper(paper).then((pdf) => parentPort?.postMessage(pdf, []));
});
parentPort?.postMessage('ready', []);
