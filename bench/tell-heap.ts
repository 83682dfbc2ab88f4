import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/* Loaded into each process of the product before its own code: on SIGUSR2 it collects garbage and notes what is left. */

const file = process.env['LUWAG_BENCH_HEAP_FILE'];
if (isMainThread && file !== undefined) {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    if (typeof collect === 'function') collect();
    appendFileSync(file, `${JSON.stringify([process.pid, process.memoryUsage().heapUsed])}\n`);
  });
}
