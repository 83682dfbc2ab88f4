import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const markFile = /\/borrower\/store\/contract-mark\.ts$/;
const contract = path.join(import.meta.dirname, '../../../packages/contract');
const charactersOfMark = 8;

/** Every built app bears the mark of the contract that it was built from, in place of the one word of its source. */
export function contractMark(): Plugin {
  return {
    name: 'contract-mark',
    enforce: 'pre',
    load: (id) =>
      markFile.test(id.split(path.sep).join('/'))
        ? `export const contractMark = ${JSON.stringify(markOfSources())};`
        : null,
  };
}

function markOfSources(): string {
  const hash = createHash('sha256');
  const sources = globSync('**/*.ts', { cwd: contract, exclude: ['node_modules/**', '**/*.test.ts'] });
  for (const source of sources.toSorted()) {
    hash
      .update(source)
      .update('\0')
      .update(readFileSync(path.join(contract, source)));
  }
  return hash.digest('base64url').slice(0, charactersOfMark);
}
