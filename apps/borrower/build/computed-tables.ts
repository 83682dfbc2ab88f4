import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const tableFile = /\/routing\/[a-z]+-table\.ts$/;

/**
 * Replaces each table of the routes by its values. The tables read the manifest of every screen, and the manifests the
 * contract; the first page has room for what a table says and for nothing it was made from.
 */
export function computedTables(): Plugin {
  return {
    name: 'computed-tables',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? '';
      if (!tableFile.test(file.split(path.sep).join('/'))) return null;
      const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
