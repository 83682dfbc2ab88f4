import { parentPort, workerData } from 'node:worker_threads';
import type { PrintedPaper } from '../../ports/paper.ts';
import { drawPaper } from './draw-paper.ts';

parentPort?.postMessage(await drawPaper(workerData as PrintedPaper), []);
