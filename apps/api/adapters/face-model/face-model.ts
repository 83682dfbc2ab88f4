import type { Worker } from 'node:worker_threads';
import type { FaceReading } from '@luwag/loan-engine/decision/face-check';
import type { FaceCheck } from '../../ports/face-check.ts';
import { answerOf } from '../side-threads/answer-of.ts';
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
    examine: (pictures) => thread.ask((worker) => answerOf<FaceReading>(worker, pictures)),
    expectPictures: thread.prepare,
    stop: thread.stop,
  };
}
