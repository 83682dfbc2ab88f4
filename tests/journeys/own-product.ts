import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, inject } from 'vitest';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

/* Each file of journeys has a product of its own: they move its clock, and log in as the same people. */

let folder: string | null = null;
let product: ServerProcess | null = null;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-journeys-'));
  // With the owners of the files, which the database looks at.
  await promisify(execFile)('cp', ['-a', inject('filledSandbox'), path.join(folder, 'data')]);
  product = await startServerProcess({ DATA_DIR: path.join(folder, 'data'), SANDBOX_PEOPLE: 'true' });
  await product.ready();
});

afterAll(async () => {
  await product?.end();
  if (folder !== null) await rm(folder, { recursive: true, force: true });
  // Any line but the start's own is noise that fails the test.
  for (const line of product?.output().split('\n') ?? []) {
    if (line.startsWith('{')) process.stderr.write(`${line}\n`);
  }
});

/** Where this file's product answers. */
export function productOrigin(): string {
  if (product === null) throw new Error('no product was started for this file');
  return product.origin;
}
