import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServerProcess } from '../server-process.ts';

declare module 'vitest' {
  // An interface, because only interfaces can be added to.
  export interface ProvidedContext {
    filledSandbox: string;
  }
}

/** Starts the product once as a newcomer does, in an empty folder, and ends it: what it leaves is where each file of journeys begins. */
export async function setup(testProject: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-sandbox-'));
  const dataDir = path.join(folder, 'data');
  const product = await startServerProcess({ DATA_DIR: dataDir, SANDBOX_PEOPLE: 'true' });
  try {
    await product.ready();
  } finally {
    await product.end();
  }
  testProject.provide('filledSandbox', dataDir);
  return () => rm(folder, { recursive: true, force: true });
}
