import type { Worker } from 'node:worker_threads';

/** What a thread that does one task at a time answers to this one. The product does not end meanwhile. Errors: the thread ended. */
export function answerOf<Answer>(worker: Worker, task: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const heard = (answer: Answer): void => {
      forget();
      resolve(answer);
    };
    const lost = (): void => {
      forget();
      reject(new Error('the thread ended before it answered'));
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
    worker.postMessage(task, []);
  });
}
