import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { endWithBench } from './end-with-bench.ts';

export const projectFolder = path.dirname(import.meta.dirname);

export type ProductProcess = {
  origin: string;
  processId: number;
  readyMs: number;
  /** Asks the program over its channel and gives the answer. */
  ask: () => Promise<unknown>;
  /** Ends it; answers after how many milliseconds it was gone. */
  stop: () => Promise<number>;
};

type StartOptions = {
  dataFolder: string;
  port: number;
  /** Program and arguments; the server itself where none are given. */
  command?: readonly [string, ...string[]];
  folder?: string;
  environment?: Readonly<Record<string, string>>;
  /** Whether the program's children have to be told to stop as well. */
  isGroup?: boolean;
  /** Whether the program can be asked things while it runs. */
  hasChannel?: boolean;
};

const readyLimitMs = 300_000;

/** Starts the product in a process of its own and waits until it says that it serves. */
export async function startProductProcess(options: StartOptions): Promise<ProductProcess> {
  const startedAtMs = performance.now();
  const child = spawnProduct(options);
  const end = () => endProcess(child, options.isGroup ?? false);
  endWithBench(child, end);
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const stop = async (): Promise<number> => {
    const askedAtMs = performance.now();
    end();
    await ended;
    return performance.now() - askedAtMs;
  };
  try {
    await untilReady(child, ended);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin: `http://localhost:${options.port}`,
    processId: child.pid ?? 0,
    readyMs: performance.now() - startedAtMs,
    ask: () => askOverChannel(child),
    stop,
  };
}

function spawnProduct(options: StartOptions): ChildProcess {
  const { dataFolder, port, folder = projectFolder, environment = {} } = options;
  const [program, ...args] = options.command ?? ['apps/api/serve'];
  // The server runs on the same Node as its starter.
  const searched = `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH'] ?? ''}`;
  return spawn(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      PATH: searched,
      LOG_LEVEL: 'error',
      DATA_DIR: dataFolder,
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', ...(options.hasChannel ? (['ipc'] as const) : [])],
    detached: options.isGroup ?? false,
  });
}

function endProcess(child: ChildProcess, isGroup: boolean): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(isGroup ? -child.pid : child.pid, 'SIGTERM');
}

async function askOverChannel(child: ChildProcess): Promise<unknown> {
  const answered = once(child, 'message');
  child.send('ask');
  const [answer]: unknown[] = await answered;
  return answer;
}

async function untilReady({ stdout }: ChildProcess, ended: Promise<void>): Promise<void> {
  if (stdout === null) throw new Error('the output of the server cannot be read');
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve();
    });
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the server was not ready in time')), readyLimitMs);
    void ended.then(() => reject(new Error('the server ended before it was ready')));
  });
  try {
    await Promise.race([ready, late]);
  } finally {
    clearTimeout(timer);
  }
}
