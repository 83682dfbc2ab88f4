import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { smallestBrotli } from '../apps/borrower/build/smallest-brotli.ts';
import { type Language, languages } from '@luwag/contract/language';
import { routes } from '../apps/borrower/routing/routes.ts';
import { readManifest, startChunks } from '../apps/borrower/build/manifest.ts';
import type { BenchTable, Limit } from './bench-report.ts';
import { projectFolder } from './product-process.ts';

const output = path.join(projectFolder, 'apps', 'borrower', 'dist');
const mostBytes = { beforeInput: 6_000, login: 75_000, otherRoute: 20_000 };

type Weight = { raw: number; gzip: number; brotli: number };

/** Bytes of JavaScript: on the first page before anybody touches it, on the login route, and on each other beyond it. */
export async function weighRoutes(): Promise<BenchTable> {
  const rows: string[][] = [];
  const limits: Limit[] = [];
  const add = (name: string, weight: Weight, value: number, most: number): void => {
    rows.push([name, ...[weight.raw, weight.gzip, weight.brotli, most].map(String)]);
    limits.push({ name: `JavaScript of ${name}`, value, most, unit: 'bytes' });
  };
  const inline = await heaviest((language) => weighInlineScripts(language));
  add('/start before the first touch (raw)', inline, inline.raw, mostBytes.beforeInput);
  const login = await heaviest(async (language) => weighFiles(await loginFiles(language)));
  add('/start, the whole login route', login, login.brotli, mostBytes.login);
  for (const route of routes.filter(({ name }) => name !== 'start')) {
    const weight = await heaviest(async (language) => weighFiles(await ownFiles(route.path, language)));
    add(`${route.path} beyond it`, weight, weight.brotli, mostBytes.otherRoute);
  }
  return {
    title:
      'JavaScript by route in bytes, the heaviest of the languages; limits are for brotli where nothing else is said',
    headings: ['route', 'raw', 'gzip', 'brotli', 'limit'],
    rows,
    limits,
  };
}

async function heaviest(weighIn: (language: Language) => Promise<Weight>): Promise<Weight> {
  const weights = await Promise.all(languages.map(weighIn));
  return weights.reduce((heavy, weight) => (weight.brotli > heavy.brotli ? weight : heavy));
}

async function loginFiles(language: Language): Promise<readonly string[]> {
  const { entry, others } = startChunks(await readManifest(output), language);
  return [entry, ...others];
}

/** The scripts of a screen, as the server names them in its page, without those that the login route has brought. */
async function ownFiles(address: string, language: Language): Promise<readonly string[]> {
  const names = JSON.parse(await readFile(path.join(output, 'route-files.json'), 'utf8')) as Record<
    string,
    Record<Language, { scripts: string[] } | undefined> | undefined
  >;
  const scripts = names[address]?.[language]?.scripts;
  if (scripts === undefined) throw new Error(`the build has no screen for ${address}`);
  const login = new Set(await loginFiles(language));
  return scripts.filter((file) => !login.has(file));
}

async function weighFiles(files: readonly string[]): Promise<Weight> {
  const weights = await Promise.all(
    files.map(async (file) => weigh(await readFile(path.join(output, file)))),
  );
  return weights.reduce(sumOf, { raw: 0, gzip: 0, brotli: 0 });
}

/** Scripts that stand in the page; one asked for by its address would not wait for a touch, and is refused here. */
async function weighInlineScripts(language: Language): Promise<Weight> {
  const page = await readFile(path.join(output, `start.${language}.html`), 'utf8');
  const scripts = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  if (
    scripts.some(([, attributes = '']) => /\ssrc=/.test(attributes)) ||
    /<link[^>]*modulepreload/.test(page)
  ) {
    throw new Error('the first page fetches a script by itself');
  }
  const run = scripts.filter(([, attributes = '']) => !attributes.includes('application/json'));
  return weigh(Buffer.from(run.map(([, , code = '']) => code).join('\n')));
}

function weigh(content: Buffer): Weight {
  return {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: smallestBrotli(content).length,
  };
}

function sumOf(one: Weight, other: Weight): Weight {
  return { raw: one.raw + other.raw, gzip: one.gzip + other.gzip, brotli: one.brotli + other.brotli };
}
