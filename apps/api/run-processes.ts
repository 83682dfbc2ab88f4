import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import { type FiguresTold, isFiguresAsked } from './ports/process-messages.ts';
import { StartRefused } from './ports/start-refused.ts';
import { createEndings, type RunningProduct, type Say, stopLimitOf } from './run-process.ts';
import type { Settings } from './settings.ts';
import { openDatabaseServer } from './start-database.ts';

/* Several processes on one port: one does the jobs, the others serve. */

export type Part = 'all' | 'jobs' | 'serve';
const partVariable = 'LUWAG_PART';
/** A process that ended by itself is started again after this pause, so that a fault at the start does not spin. */
const restartPauseMs = 1_000;

/** What this process does: all of it, unless another process started it for a part. */
export function partOfProcess(variables: Readonly<Record<string, string | undefined>>): Part {
  const part = variables[partVariable];
  return part === 'jobs' || part === 'serve' ? part : 'all';
}

/** How many processes serve. */
export function processesOf({ processes }: Pick<Settings, 'processes'>): number {
  return processes ?? availableParallelism();
}

/**
 * Starts the jobs, then as many servers as asked for, and starts each again that ends by itself.
 * Errors: `StartRefused` where one cannot start; it has said why.
 */
export async function runProcesses(settings: Settings, say: Say): Promise<RunningProduct> {
  // Each process accepts for itself. Handed out by the first, a connection given to a process that was
  // just killed is never answered and never closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const endings = createEndings();
  tellFigures();
  const ownerUrl = await openDatabaseServer(settings, say, endings);
  const database = ownerUrl === null ? {} : { DATABASE_URL: ownerUrl };
  let isStopping = false;
  const running = new Set<Worker>();
  const start = async (part: Part): Promise<void> => {
    const worker = cluster.fork({ [partVariable]: part, ...database });
    running.add(worker);
    const exited = once(worker, 'exit').then(() => running.delete(worker));
    const isReady = await Promise.race([once(worker, 'message').then(() => true), exited.then(() => false)]);
    if (!isReady) throw new StartRefused('a process of the server could not start');
    void exited.then(() => startAgain(part));
  };
  const startAgain = async (part: Part): Promise<void> => {
    if (isStopping) return;
    say(`a process for ${part} ended by itself; another is started`);
    await wait(restartPauseMs);
    if (!isStopping) await start(part).catch(() => startAgain(part));
  };
  const stop = async (): Promise<void> => {
    isStopping = true;
    const ended = [...running].map((worker) => once(worker, 'exit'));
    for (const worker of running) worker.process.kill('SIGTERM');
    await Promise.all(ended);
    await endings.end();
  };
  try {
    // The first brings the sandbox's database and keys, which the others find.
    await start('jobs');
    await Promise.all(Array.from({ length: processesOf(settings) }, () => start('serve')));
  } catch (error) {
    await stop();
    throw error;
  }
  // Its processes end themselves in time; the database of a sandbox comes after them.
  const stopLimitMs = 2 * stopLimitOf(settings);
  return { address: `http://localhost:${settings.port}`, stop, stopLimitMs };
}

/** Answers a process that is asked for figures with those of all processes together. */
function tellFigures(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (asking, message: unknown) => {
    if (!isFiguresAsked(message)) return;
    const tell = (text: string | null): void => {
      const told: FiguresTold = { type: 'luwag:figures-told', id: message.id, text };
      if (asking.isConnected()) asking.send(told);
    };
    all.clusterMetrics().then(tell, () => tell(null));
  });
}
