import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts a thread that says by its first message that it is there. One that ends by a fault is lost and takes nothing with it. */
export async function startThread(file: URL, onLost: () => void, options?: WorkerOptions): Promise<Worker> {
  const worker = new Worker(file, options);
  worker.once('exit', onLost);
  await once(worker, 'message');
  // Its end follows and is heard; a fault that nobody listens to would end the whole program.
  worker.on('error', () => undefined);
  // From here on it is no reason for the product to stay.
  worker.unref();
  return worker;
}
