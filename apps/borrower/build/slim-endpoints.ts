import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const endpointFile = /\/contract\/endpoints\/[a-z]+\/[a-z-]+\.ts$/;

/**
 * The browser sends by an endpoint's method, path and access; the server alone checks its schemas. Leaving them out of
 * the bundle saves the login route about four kilobytes. A screen that imports a schema from there fails the build.
 */
export function slimEndpoints(): Plugin {
  return {
    name: 'slim-endpoints',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? '';
      if (!endpointFile.test(file.split(path.sep).join('/'))) return null;
      this.addWatchFile(file);
      const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      const lines = Object.entries(module)
        .filter(([, value]) => isEndpoint(value))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(slim(value as object))};`);
      return lines.length === 0 ? 'export {};' : lines.join('\n');
    },
  };
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function slim(endpoint: object): object {
  const kept = ['name', 'method', 'path', 'access', 'needsIdempotencyKey'];
  return Object.fromEntries(Object.entries(endpoint).filter(([key]) => kept.includes(key)));
}
