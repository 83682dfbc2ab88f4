import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { StartChunks } from './manifest.ts';

const loginBudgetBytes = 75_000;

/** Bytes (brotli) of all JavaScript of the login route; fails the build when they outgrow their limit. */
export async function checkLoginBudget(
  output: string,
  chunks: StartChunks,
  language: string,
): Promise<number> {
  const sizes = await Promise.all(
    [chunks.entry, ...chunks.others].map(
      async (file) => brotliCompressSync(await readFile(path.join(output, file))).length,
    ),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total > loginBudgetBytes) {
    throw new Error(
      `Login route in ${language} has ${total} bytes of JavaScript, more than ${loginBudgetBytes}`,
    );
  }
  return total;
}
