import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** The server as a person starts it: a process of its own. */
export type ServerProcess = {
  origin: string;
  child: ChildProcess;
  /** All it has printed. */
  output: () => string;
  exitCode: Promise<number | null>;
  /** Waits until it says that it serves. Errors: what it printed, when it ended instead. */
  ready: () => Promise<void>;
  /** Ends it in order, or at once by another signal. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
};

const ownProject = path.join(import.meta.dirname, '..');
const startLimitMs = 90_000;

/** Starts this project's server, or that of another folder, on `PORT` or any free one. */
export async function startServerProcess(
  environment: Record<string, string>,
  project = ownProject,
): Promise<ServerProcess> {
  const port = environment['PORT'] ?? String(await freePort());
  const child = spawn(path.join(project, 'apps/api/serve'), {
    cwd: project,
    env: {
      PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
      PORT: port,
      LOG_LEVEL: 'error',
      SANDBOX_PEOPLE: 'false',
      // Its modules, compiled once for all starts: each start would take half as much time again without.
      NODE_COMPILE_CACHE: path.join(project, '.cache', 'compiled-server'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const exitCode = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return {
    origin: `http://localhost:${port}`,
    child,
    output: () => output,
    exitCode,
    ready: async () => {
      const startedAt = performance.now();
      while (!output.includes('ready http')) {
        if (child.exitCode !== null) throw new Error(`the server ended: ${output}`);
        if (performance.now() - startedAt > startLimitMs) throw new Error(`not ready in time: ${output}`);
        await wait(20);
      }
    },
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await exitCode;
    },
  };
}
