import { existsSync } from 'node:fs';
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

/**
 * Starts the product once as a newcomer does, in an empty folder, and ends it: what it leaves is where each file of journeys begins.
 * Several runs share one folder where `FILLED_SANDBOX` names it: filling it takes a core for a quarter of a minute.
 */
export async function setup(testProject: TestProject): Promise<() => Promise<void>> {
  const shared = process.env['FILLED_SANDBOX'];
  const folder = shared ?? (await mkdtemp(path.join(tmpdir(), 'luwag-sandbox-')));
  const dataDir = path.join(folder, 'data');
  if (!existsSync(dataDir)) await fill(dataDir);
  testProject.provide('filledSandbox', dataDir);
  return async () => {
    if (shared === undefined) await rm(folder, { recursive: true, force: true });
  };
}

async function fill(dataDir: string): Promise<void> {
  const product = await startServerProcess({ DATA_DIR: dataDir, SANDBOX_PEOPLE: 'true' });
  try {
    await product.ready();
  } catch (error) {
    // Half a sandbox is none: the next run begins anew.
    await product.end();
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
  await product.end();
}
