import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@luwag/contract/language';
import type { Manifest } from 'vite';
import { folderOf, namespacesOf } from '../app/screen-words.ts';
import { routes } from '../app/routes.ts';

/** Addresses of what the login page needs, as the browser asks for them. */
export type StartChunks = {
  entry: string;
  /** Everything else that runs before the login form answers. */
  others: readonly string[];
};

/** Stylesheets of the first page, by address and text. */
export type StartStyles = { base: Stylesheet; route: Stylesheet };
type Stylesheet = { href: string; text: string };

const startNamespaces = ['shell', 'start', 'errors'];

export async function readManifest(output: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(output, 'manifest.json'), 'utf8')) as Manifest;
}

export function startChunks(manifest: Manifest, language: Language): StartChunks {
  const roots = ['index.html', ...startNamespaces.map((namespace) => `messages/${language}/${namespace}.ts`)];
  const entry = `/${chunkOf(manifest, 'index.html').file}`;
  return { entry, others: filesBelow(manifest, roots).filter((file) => file !== entry) };
}

/** Addresses of these sources' files and of all that they import. */
export function filesBelow(manifest: Manifest, roots: readonly string[]): readonly string[] {
  const files = new Set<string>();
  for (const key of roots) collectFiles(manifest, key, files);
  return [...files].map((file) => `/${file}`);
}

/** What a screen needs besides the app itself: its stylesheet, and its scripts in one language. */
export type RouteFileNames = { stylesheet: string; scripts: readonly string[] };

/** By address, aliases too, and language. */
export function routeFileNames(
  manifest: Manifest,
  languages: readonly Language[],
): Record<string, Partial<Record<Language, RouteFileNames>>> {
  const atHand = new Set(filesBelow(manifest, ['index.html']));
  const lists = ['app/screen-files.ts', 'messages/message-files.ts'];
  const namesIn = (name: string, language: Language): RouteFileNames => {
    const folder = folderOf(name);
    const words = ['shell', ...namespacesOf(name)].map((namespace) => `messages/${language}/${namespace}.ts`);
    const own = filesBelow(manifest, [...lists, `screens/${folder}/${folder}-screen.tsx`, ...words]);
    return { stylesheet: stylesheetOf(manifest, folder), scripts: own.filter((file) => !atHand.has(file)) };
  };
  const later = routes.filter(({ name }) => name !== 'start');
  return Object.fromEntries(
    later.flatMap(({ name, path: address, alias }) => {
      const names = Object.fromEntries(languages.map((language) => [language, namesIn(name, language)]));
      return [address, ...(alias === undefined ? [] : [alias])].map((place) => [place, names]);
    }),
  );
}

function stylesheetOf(manifest: Manifest, folder: string): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(`/screens/${folder}/${folder}.css`));
  return `/${chunkOf(manifest, key ?? folder).file}`;
}

export async function readStartStyles(
  output: string,
  manifest: Manifest,
  routeStylesheet: string,
): Promise<StartStyles> {
  const [base, ...others] = chunkOf(manifest, 'index.html').css ?? [];
  if (base === undefined || others.length > 0) throw new Error('The app should have one base stylesheet');
  const read = async (href: string): Promise<Stylesheet> => {
    const text = (await readFile(path.join(output, href), 'utf8')).trim();
    if (text.includes('</')) throw new Error(`${href} cannot stand in a page`);
    return { href, text };
  };
  return { base: await read(`/${base}`), route: await read(routeStylesheet) };
}

function collectFiles(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = chunkOf(manifest, key);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collectFiles(manifest, imported, files);
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no ${key}`);
  return chunk;
}
