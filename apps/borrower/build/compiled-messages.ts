import path from 'node:path';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const messageFile = /\/messages\/(?:en-US|fil-PH|hi-IN)\/(?!all-files)[a-z-]+\.ts$/;

/** Turns the messages into their compiled form at build time, so that no parser of messages reaches the browser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? '';
      if (!messageFile.test(file.split(path.sep).join('/'))) return null;
      this.addWatchFile(file);
      const module = (await import(pathToFileURL(file).href)) as { messages: object };
      return `export const messages = ${JSON.stringify(compileTree(module.messages))};`;
    },
  };
}

function compileTree(tree: object): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [key, compile(value)];
      if (typeof value === 'object' && value !== null) return [key, compileTree(value)];
      throw new TypeError(`Message ${key} is neither words nor a group of words`);
    }),
  );
}
