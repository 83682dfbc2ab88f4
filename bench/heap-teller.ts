import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/* How much of a process's heap is in use after a collection, told on a signal. The product itself knows nothing of it. */

const heapFileVariable = 'LUWAG_BENCH_HEAP_FILE';
const askAgainMs = 50;
const answerLimitMs = 20_000;

/** The settings of a process whose heap can be asked for, and of all that it starts. */
export function heapTellerVariables(heapFile: string): Record<string, string> {
  const preloaded = pathToFileURL(path.join(import.meta.dirname, 'tell-heap.ts')).href;
  return { NODE_OPTIONS: `--import=${preloaded}`, [heapFileVariable]: heapFile };
}

/** Megabytes in use on the heaps of these processes, right after a collection. */
export async function heapMegabytes(heapFile: string, processIds: readonly number[]): Promise<number> {
  await rm(heapFile, { force: true });
  for (const processId of processIds) process.kill(processId, 'SIGUSR2');
  for (let waitedMs = 0; waitedMs < answerLimitMs; waitedMs += askAgainMs) {
    await wait(askAgainMs);
    const told = await toldIn(heapFile);
    if (processIds.every((processId) => told.has(processId)))
      return [...told.values()].reduce((sum, bytes) => sum + bytes, 0) / 1_048_576;
  }
  throw new Error('the processes did not tell how large their heaps are');
}

async function toldIn(heapFile: string): Promise<ReadonlyMap<number, number>> {
  const text = await readFile(heapFile, 'utf8').catch(() => '');
  const whole = text.split('\n').slice(0, -1);
  return new Map(whole.map((line) => JSON.parse(line) as [number, number]));
}
