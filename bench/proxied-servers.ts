import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tests/free-port.ts';
import { endWithBench } from './end-with-bench.ts';

/* Two servers of the product behind haproxy, as packaging/haproxy.cfg has it. */

export type Proxy = {
  origin: string;
  /** Where the two servers are expected. */
  ports: readonly [number, number];
  stop: () => Promise<void>;
};

const program = '/usr/sbin/haproxy';
const sample = path.join(import.meta.dirname, '..', 'packaging', 'haproxy.cfg');

export async function startProxy(folder: string): Promise<Proxy> {
  const [own, one, two] = [await freePort(), await freePort(), await freePort()];
  let text = await readFile(sample, 'utf8');
  for (const [from, to] of [
    ['127.0.0.1:8080', own],
    ['127.0.0.1:3001', one],
    ['127.0.0.1:3002', two],
  ] as const) {
    if (!text.includes(from)) throw new Error(`packaging/haproxy.cfg has no ${from}`);
    text = text.replaceAll(from, `127.0.0.1:${to}`);
  }
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, text);
  const child: ChildProcess = spawn(program, ['-db', '-f', file], { stdio: 'ignore' });
  const failed = once(child, 'error').then(([error]) => {
    throw error;
  });
  await Promise.race([once(child, 'spawn'), failed]);
  failed.catch(() => undefined);
  endWithBench(child, () => void child.kill('SIGTERM'));
  return {
    origin: `http://127.0.0.1:${own}`,
    ports: [one, two],
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const lookEveryMs = 100;
const startLimitMs = 120_000;

/** Waits until a server, or the proxy before it, answers that it can serve. */
export async function untilReady(origin: string): Promise<void> {
  const startedAtMs = performance.now();
  while (performance.now() - startedAtMs < startLimitMs) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
    await wait(lookEveryMs);
  }
  throw new Error(`${origin} is not ready`);
}
