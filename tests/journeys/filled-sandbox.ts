import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeQuickFolder } from '../quick-folder.ts';
import { startCopiedProduct } from './copied-product.ts';
import { fillSandbox } from './fill-sandbox.ts';

declare module 'vitest' {
  // An interface, because only interfaces can be added to.
  export interface ProvidedContext {
    filledSandbox: string;
    sharedProduct: string;
  }
}

/**
 * Starts the product once as a newcomer does, in an empty folder, and ends it. Its data folder is where each product of the
 * journeys begins. Several runs share one folder where `FILLED_SANDBOX` names it, because filling takes a core for 15 seconds; a whole
 * run of the tests has filled it before.
 * Then starts the product that most files share: each start costs ten seconds of a core.
 */
export async function setup(testProject: TestProject): Promise<() => Promise<void>> {
  const given = process.env['FILLED_SANDBOX'];
  const folder = given ?? (await makeQuickFolder('luwag-sandbox-'));
  const dataDir = path.join(folder, 'data');
  if (!existsSync(dataDir)) await fillSandbox(dataDir);
  const shared = await startCopiedProduct(dataDir);
  testProject.provide('filledSandbox', dataDir);
  testProject.provide('sharedProduct', shared.origin);
  return async () => {
    await shared.end();
    if (given === undefined) await rm(folder, { recursive: true, force: true });
  };
}
