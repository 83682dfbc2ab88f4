import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../tests/free-port.ts';
import type { BenchTable } from './bench-report.ts';
import { projectFolder, startProductProcess } from './product-process.ts';

const freshStartMostMs = 240_000;

/** What a newcomer waits for: a fresh clone with nothing installed, built or cached, until the server serves. */
export async function measureFreshClone(folder: string): Promise<BenchTable> {
  const clone = path.join(folder, 'clone');
  await run('git', ['clone', '--quiet', '--no-hardlinks', projectFolder, clone]);
  const product = await startProductProcess({
    command: ['bash', 'script/server'],
    folder: clone,
    dataFolder: path.join(folder, 'clone-data'),
    port: await freePort(),
    environment: {
      PATH: pathWithoutOwnRuntime(),
      npm_config_cache: path.join(folder, 'npm-cache'),
    },
    isGroup: true,
  });
  const stopMs = await product.stop();
  return {
    title: 'Fresh clone with empty caches: script/server until it serves, downloads included',
    headings: ['', 'ready ms', 'stopped ms'],
    rows: [['script/server', product.readyMs.toFixed(0), stopMs.toFixed(0)]],
    limits: [
      { name: 'fresh clone until it serves', value: product.readyMs, most: freshStartMostMs, unit: 'ms' },
    ],
  };
}

/** Programs as a newcomer has them, without the Node.js that a checkout brought for itself. */
function pathWithoutOwnRuntime(): string {
  const entries = (process.env['PATH'] ?? '').split(path.delimiter);
  return entries.filter((entry) => !entry.split(path.sep).includes('.runtime')).join(path.delimiter);
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (exitCode !== 0) throw new Error(`${program} ended with ${exitCode}`);
}
