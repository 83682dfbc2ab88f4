import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { freePort } from '../free-port.ts';

/* The product as a newcomer starts it - its own process, its embedded database, an empty folder - once for each worker. */

declare module 'vitest' {
  // An interface, because only interfaces can be added to.
  export interface ProvidedContext {
    origins: readonly string[];
  }
}

const project = path.join(import.meta.dirname, '..', '..');
const startLimitMs = 60_000;

export async function setup(testProject: TestProject): Promise<() => Promise<void>> {
  const workers = Array.from({ length: testProject.vitest.config.maxWorkers });
  const starts = await Promise.allSettled(workers.map(startProduct));
  const products = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stopAll = async (): Promise<void> => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
  const failure = starts.find((start) => start.status === 'rejected');
  if (failure !== undefined) {
    await stopAll();
    throw failure.reason;
  }
  testProject.provide(
    'origins',
    products.map(({ origin }) => origin),
  );
  return stopAll;
}

async function startProduct(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-journeys-'));
  const port = await freePort();
  const server = spawn(process.execPath, ['apps/api/main.ts'], {
    cwd: project,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server.stdout, ended);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${port}`, stop };
}

async function untilReady(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      if (line.startsWith('ready ')) resolve();
      // Anything but the start's own lines is noise that a test should know of.
      else if (line.startsWith('{')) process.stderr.write(`${line}\n`);
    });
  });
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the server was not ready in time')), startLimitMs).unref();
    void ended.then(() => reject(new Error('the server ended before it was ready')));
  });
  await Promise.race([ready, late]);
}
