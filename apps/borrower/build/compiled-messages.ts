import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@luwag/contract/language';
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
      return `export const messages = ${JSON.stringify(await compiledFile(file))};`;
    },
  };
}

/** All words of a language in their compiled form, by namespace. */
export async function compiledWords(appFolder: string, language: Language): Promise<Record<string, object>> {
  const folder = path.join(appFolder, 'messages', language);
  const names = globSync('*.ts', { cwd: folder, exclude: ['all-files.ts'] }).toSorted();
  const words = names.map(async (name) => [name.slice(0, -3), await compiledFile(path.join(folder, name))]);
  return Object.fromEntries(await Promise.all(words));
}

async function compiledFile(file: string): Promise<object> {
  const module = (await import(pathToFileURL(file).href)) as { messages: object };
  return compileTree(module.messages);
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
