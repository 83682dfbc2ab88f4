import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@luwag/contract/language';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const messageFile = /\/messages\/(?:en-US|fil-PH|hi-IN)\/[a-z-]+\.json$/;

/** Turns the messages into their compiled form at build time, so that no parser of messages reaches the browser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? '';
      if (!messageFile.test(file.split(path.sep).join('/'))) return null;
      this.addWatchFile(file);
      return JSON.stringify(await compiledFile(file));
    },
  };
}

/** All words of a language in their compiled form, by namespace. */
export async function compiledWords(appFolder: string, language: Language): Promise<Record<string, object>> {
  const folder = path.join(appFolder, 'messages', language);
  const names = globSync('*.json', { cwd: folder }).toSorted();
  const words = names.map(async (name) => [
    path.basename(name, '.json'),
    await compiledFile(path.join(folder, name)),
  ]);
  return Object.fromEntries(await Promise.all(words));
}

async function compiledFile(file: string): Promise<object> {
  return compileTree(JSON.parse(await readFile(file, 'utf8')) as object);
}

function compileTree(tree: object): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, unknown]) => {
      if (typeof value === 'string') return [key, withPlainNumbers(compile(value), '')];
      if (typeof value === 'object' && value !== null) return [key, compileTree(value)];
      throw new TypeError(`Message ${key} is neither words nor a group of words`);
    }),
  );
}

/** Of icu-minify's nodes: a number that stands for what is counted, a choice by a word, a number by its name. */
const pound = 0;
const select = 1;
const plainNumber = 4;

/**
 * Numbers are written as they are, without the browser's number format: asking for its first one takes a phone longer than
 * rendering the screen. What is counted here has no need of commas, and amounts come written.
 */
export function withPlainNumbers(node: unknown, counted: string): unknown {
  if (node === pound) return [counted];
  if (!Array.isArray(node)) return node;
  const [name, type, choices] = node as readonly unknown[];
  if (type === plainNumber && choices === undefined) return [name];
  if (typeof type !== 'number' || typeof choices !== 'object' || choices === null) {
    return node.map((part) => withPlainNumbers(part, counted));
  }
  const inner = type === select ? counted : String(name);
  const plain = Object.entries(choices).map(([key, choice]: [string, unknown]) => [
    key,
    choice === pound ? [[inner]] : withPlainNumbers(choice, inner),
  ]);
  return [name, type, Object.fromEntries(plain)];
}
