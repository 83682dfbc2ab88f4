import cluster from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefused } from './ports/start-refused.ts';

/** What runs; `stopLimitMs` is after how long it is ended in any case, once it was asked to end. */
export type RunningProduct = { address: string; stop: () => Promise<void>; stopLimitMs: number };
export type Say = (line: string) => void;

export type ErrorRules = {
  describeError: (error: unknown) => object;
  /** Whether an error only says that something outside is away for now. */
  isPassing: (error: unknown) => boolean;
};

/** How long everything but the requests that are open may take to end. */
const stopLimitMs = 4_500;
/** How long these may take to finish once nothing new is taken, where other servers take over. */
const finishMs = 10_000;
/** The same where this server is the only one, and a person waits for it to end. */
const finishAloneMs = 1_000;

type DrainSettings = { drainSeconds: number };

/** At most how long a server drains and finishes what is open, in milliseconds. */
export function closeLimitMs({ drainSeconds }: DrainSettings): number {
  return drainSeconds * 1_000 + (drainSeconds === 0 ? finishAloneMs : finishMs);
}

/** After how long a process is ended in any case, in milliseconds. */
export function stopLimitOf(settings: DrainSettings): number {
  return stopLimitMs + closeLimitMs(settings);
}

/** What has to be ended, the newest first; a step that hangs is left behind so that the later ones still happen. */
export type Endings = {
  add: (step: () => Promise<void>, limitMs: number) => void;
  end: () => Promise<void>;
};

export function createEndings(): Endings {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    add: (step, limitMs) => {
      steps.push(async () => Promise.race([step(), wait(limitMs, undefined, { ref: false })]));
    },
    end: async () => {
      for (const step of steps.splice(0).toReversed()) await step();
    },
  };
}

/** Starts the product, says when it serves, and ends it in order on SIGTERM or SIGINT. */
export function runUntilSignal(
  start: (say: Say) => Promise<RunningProduct>,
  { describeError, isPassing }: ErrorRules,
): void {
  surviveLostConnections({ describeError, isPassing });
  const starting = start(writeLine);
  let limitMs = stopLimitMs;
  starting.then(
    (product) => {
      limitMs = product.stopLimitMs;
      return sayReady(product);
    },
    (error: unknown) => {
      process.stderr.write(`${wordsFor(error, describeError)}\n`);
      process.exit(1);
    },
  );
  let isStopping = false;
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.on(name, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), limitMs).unref();
      void starting
        .then(async (product) => product.stop())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    });
  }
}

/** A library that leaves a lost connection to nobody may not end the server. Any other forgotten failure still does: it is a bug. */
function surviveLostConnections({ describeError, isPassing }: ErrorRules): void {
  process.on('unhandledRejection', (error) => {
    if (!isPassing(error)) throw error;
    process.stderr.write(
      `${JSON.stringify({ level: 'error', connection: 'lost', ...describeError(error) })}\n`,
    );
  });
}

function wordsFor(error: unknown, describeError: ErrorRules['describeError']): string {
  if (error instanceof StartRefused) return error.message;
  const message = error instanceof Error ? error.message : 'the server could not start';
  return `${message}\n${JSON.stringify(describeError(error))}`;
}

/** One of several processes says so to the one that started it. */
function sayReady({ address }: RunningProduct): void {
  if (cluster.isWorker) process.send?.('ready');
  else writeLine(`ready ${address}`);
}

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
