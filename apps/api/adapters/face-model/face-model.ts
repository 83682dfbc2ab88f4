import type { Worker } from 'node:worker_threads';
import type { FaceReading } from '@luwag/loan-engine/decision/face-check';
import type { FaceCheck, FacePictures } from '../../ports/face-check.ts';
import { keptWhileUsed } from '../side-threads/kept-while-used.ts';
import { startThread } from '../side-threads/start-thread.ts';

const threadFile = new URL('face-model-worker.ts', import.meta.url);
const mostMs = 20_000;

/**
 * Faces measured on this machine by published models, without any network, on a thread of their own: neither loading nor
 * looking holds up the thread that serves people.
 */
export function createFaceModel({ idleMs = 30_000 } = {}): FaceCheck & { stop: () => Promise<void> } {
  const thread = keptWhileUsed<Worker>({
    name: 'the face model',
    start: (onLost) => startThread(threadFile, onLost),
    end: (worker) => worker.terminate(),
    mostMs,
    idleMs,
  });
  return {
    examine: (pictures) => thread.ask((worker) => answerOf(worker, pictures)),
    expectPictures: thread.prepare,
    stop: thread.stop,
  };
}

function answerOf(worker: Worker, pictures: FacePictures): Promise<FaceReading> {
  return new Promise((resolve, reject) => {
    const heard = (reading: FaceReading): void => {
      forget();
      resolve(reading);
    };
    const lost = (): void => {
      forget();
      reject(new Error('the thread of the face model ended'));
    };
    const forget = (): void => {
      worker.off('message', heard);
      worker.off('error', lost);
      worker.off('exit', lost);
      worker.unref();
    };
    worker.ref();
    worker.on('message', heard);
    worker.on('error', lost);
    worker.on('exit', lost);
    worker.postMessage(pictures, []);
  });
}
