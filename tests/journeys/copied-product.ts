import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeQuickFolder } from '../quick-folder.ts';
import { startServerProcess } from '../server-process.ts';

export type CopiedProduct = { origin: string; end: () => Promise<void> };

/** Starts a product on a copy of the filled sandbox. Its end prints what it logged, and removes the copy. */
export async function startCopiedProduct(filledSandbox: string): Promise<CopiedProduct> {
  const folder = await makeQuickFolder('luwag-journeys-');
  // With the owners of the files, which the database looks at.
  await promisify(execFile)('cp', ['-a', filledSandbox, path.join(folder, 'data')]);
  const product = await startServerProcess({ DATA_DIR: path.join(folder, 'data'), SANDBOX_PEOPLE: 'true' });
  const end = async (): Promise<void> => {
    await product.end();
    await rm(folder, { recursive: true, force: true });
    for (const line of product.output().split('\n')) {
      if (line.startsWith('{')) process.stderr.write(`${line}\n`);
    }
  };
  try {
    await product.ready();
  } catch (error) {
    await end();
    throw error;
  }
  return { origin: product.origin, end };
}
