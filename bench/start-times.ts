import path from 'node:path';
import { completeProfile, logInBorrower } from '../tests/api/test-borrower.ts';
import { freePort } from '../tests/free-port.ts';
import type { BenchTable, Limit } from './bench-report.ts';
import { memoryMegabytes } from './process-memory.ts';
import { type ProductProcess, startProductProcess } from './product-process.ts';

const secondStartMostMs = 10_000;
const mostMemoryMegabytes = 1024;
const walkers = 5;

/** How long script/server takes until it serves, on a new and on an existing data folder, and its memory after use. */
export async function measureStarts(folder: string): Promise<BenchTable> {
  const dataFolder = path.join(folder, 'starts');
  const first = await startAndWalk(dataFolder);
  const second = await startAndWalk(dataFolder);
  const limits: Limit[] = [
    { name: 'second start', value: second.readyMs, most: secondStartMostMs, unit: 'ms' },
    ...[first, second].map(({ memory }) => ({
      name: 'memory of all processes',
      value: memory,
      most: mostMemoryMegabytes,
      unit: 'MiB',
    })),
  ];
  return {
    title: `Start by script/server, and the memory of all its processes after ${walkers} borrowers filled in a profile`,
    headings: ['data folder', 'ready ms', 'MiB at rest', 'MiB after', 'stopped ms'],
    rows: [rowOf('new', first), rowOf('existing', second)],
    limits,
  };
}

type Measured = { readyMs: number; memoryAtRest: number; memory: number; stopMs: number };

async function startAndWalk(dataFolder: string): Promise<Measured> {
  const command = ['bash', 'script/server'] as const;
  const product = await startProductProcess({ command, dataFolder, port: await freePort() });
  let measured: Omit<Measured, 'stopMs'>;
  try {
    const memoryAtRest = await memoryMegabytes(product.processId);
    await walk(product);
    const memory = await memoryMegabytes(product.processId);
    measured = { readyMs: product.readyMs, memoryAtRest, memory };
  } catch (error) {
    await product.stop();
    throw error;
  }
  return { ...measured, stopMs: await product.stop() };
}

/** Some use of everything that loads memory late: pages, sessions, photos, sealed profiles. */
async function walk({ origin }: ProductProcess): Promise<void> {
  for (let walker = 0; walker < walkers; walker += 1) {
    await fetch(`${origin}/start`);
    const borrower = await logInBorrower(origin);
    await completeProfile(origin, borrower);
  }
}

function rowOf(name: string, { readyMs, memoryAtRest, memory, stopMs }: Measured): string[] {
  return [name, ...[readyMs, memoryAtRest, memory, stopMs].map((value) => value.toFixed(0))];
}
