import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/* Prints how long the server takes until it serves, on a new and on an existing data folder, and its memory. */

const project = path.dirname(import.meta.dirname);

async function startServer(
  dataFolder: string,
  port: number,
): Promise<{ child: ChildProcess; readyMs: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['apps/api/main.ts'], {
    cwd: project,
    env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server ended before it was ready')));
    child.stdout.on('data', (chunk: Buffer) => {
      if (/^ready /m.test(chunk.toString())) resolve();
    });
  });
  return { child, readyMs: performance.now() - startedAt };
}

async function stopServer(child: ChildProcess): Promise<number> {
  const startedAt = performance.now();
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGTERM');
  await ended;
  return performance.now() - startedAt;
}

/** Memory of a process and all below it, each shared page counted once (Linux). */
async function memoryMegabytes(rootId: number): Promise<number> {
  const parents = new Map<number, number>();
  for (const entry of await readdir('/proc').catch(() => [])) {
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    const parent = /^\d+ \(.*\) \w (\d+)/.exec(stat)?.[1];
    if (parent !== undefined) parents.set(Number(entry), Number(parent));
  }
  const isBelow = (id: number | undefined): boolean =>
    id !== undefined && (id === rootId || isBelow(parents.get(id)));
  let kilobytes = 0;
  for (const id of parents.keys()) {
    if (!isBelow(id)) continue;
    const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }
  return kilobytes / 1024;
}

const folder = await mkdtemp(path.join(tmpdir(), 'luwag-bench-'));
try {
  console.log('start                 ready ms   memory MB   stopped ms');
  for (const name of ['new data folder', 'existing data folder']) {
    const { child, readyMs } = await startServer(path.join(folder, 'data'), 3970);
    const memory = await memoryMegabytes(child.pid ?? 0);
    const stopMs = await stopServer(child);
    const figures = [
      readyMs.toFixed(0).padStart(8),
      memory.toFixed(0).padStart(11),
      stopMs.toFixed(0).padStart(12),
    ];
    console.log(`${name.padEnd(22)}${figures.join(' ')}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
