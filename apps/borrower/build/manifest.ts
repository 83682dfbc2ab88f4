import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@luwag/contract/language';
import type { Manifest as ViteManifest, Plugin } from 'vite';
import * as manifests from '../routing/manifests.ts';
import { commonMessages, folderOf, nameOf, type ScreenRoute } from '../routing/screen-route.ts';

/** Addresses of what the login page needs, as the browser asks for them. */
export type StartChunks = {
  entry: string;
  /** Everything else that runs before the login form answers. */
  others: readonly string[];
};

/** Stylesheets of the first page, by address and text. */
export type StartStyles = { base: Stylesheet; route: Stylesheet };
type Stylesheet = { href: string; text: string };

const entryModule = 'app/main.tsx';
const startNamespaces = ['shell', ...manifests.start.messages];

/** Which file of the build each module went into, and what these files import. */
type BuiltModules = {
  fileOf: Readonly<Record<string, string>>;
  imports: Readonly<Record<string, readonly string[]>>;
};
type Manifest = { styles: ViteManifest; modules: BuiltModules };

const modulesFile = 'modules.json';

/** Leaves a note of where each module went: the bundler's own forgets those that share a file. */
export function builtModules(appFolder: string): Plugin {
  return {
    name: 'built-modules',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const modules: BuiltModules = {
        fileOf: Object.fromEntries(
          chunks.flatMap(({ moduleIds, fileName }) =>
            moduleIds.map((id) => [placeIn(appFolder, id), fileName]),
          ),
        ),
        imports: Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
      };
      this.emitFile({ type: 'asset', fileName: modulesFile, source: JSON.stringify(modules) });
    },
  };
}

function placeIn(folder: string, id: string): string {
  return path.relative(folder, id).split(path.sep).join('/');
}

export async function readManifest(output: string): Promise<Manifest> {
  const [styles, modules] = await Promise.all(
    ['manifest.json', modulesFile].map((name) => readFile(path.join(output, name), 'utf8')),
  );
  return { styles: JSON.parse(styles ?? ''), modules: JSON.parse(modules ?? '') };
}

export function startChunks(manifest: Manifest, language: Language): StartChunks {
  const roots = [
    entryModule,
    ...startNamespaces.map((namespace) => `messages/${language}/${namespace}.json`),
  ];
  const entry = `/${fileOf(manifest, entryModule)}`;
  return { entry, others: filesBelow(manifest, roots).filter((file) => file !== entry) };
}

/** Everything the app is made of: the entry, all other code, the stylesheet of all, and the words of each language. */
export function appFiles(
  manifest: Manifest,
  languages: readonly Language[],
): { entry: string; shared: readonly string[]; words: Record<string, readonly string[]> } {
  const places = Object.entries(manifest.modules.fileOf);
  const wordsOf = (language: Language): readonly string[] =>
    filesOf(places.filter(([module]) => module.startsWith(`messages/${language}/`)));
  const words = Object.fromEntries(languages.map((language) => [language, wordsOf(language)]));
  const allWords = new Set(Object.values(words).flat());
  const styles = manifest.styles['index.html']?.css ?? [];
  const code = filesOf(places).filter((file) => !allWords.has(file));
  return {
    entry: `/${fileOf(manifest, entryModule)}`,
    shared: [...code, ...styles.map((file) => `/${file}`)],
    words,
  };
}

function filesOf(places: readonly (readonly [string, string])[]): readonly string[] {
  return [...new Set(places.map(([, file]) => `/${file}`))];
}

/** Addresses of these sources' files and of all that they import. */
export function filesBelow(manifest: Manifest, roots: readonly string[]): readonly string[] {
  const files = new Set<string>();
  for (const root of roots) collectFiles(manifest, fileOf(manifest, root), files);
  return [...files].map((file) => `/${file}`);
}

/** What a screen needs besides the app itself: its stylesheet, and its scripts in one language. */
export type RouteFileNames = {
  stylesheet: string;
  scripts: readonly string[];
  /** Its words as the server puts them into the page, by namespace. */
  namespaces: readonly string[];
  /** The files of these words, for a page that has none. */
  words: readonly string[];
  /** Addresses that the page asks the server by itself. */
  asks: readonly string[];
};

/** By address, aliases too, and language. */
export function routeFileNames(
  manifest: Manifest,
  languages: readonly Language[],
): Record<string, Partial<Record<Language, RouteFileNames>>> {
  const entry = `/${fileOf(manifest, entryModule)}`;
  const namesIn = (route: ScreenRoute, language: Language): RouteFileNames => {
    const folder = folderOf(nameOf(route));
    const stylesheet = stylesheetOf(manifest, `${folder}/${route.stylesheet}`);
    // The first page has its own; its other addresses lead on to it.
    if (route === manifests.start) return { stylesheet, scripts: [], namespaces: [], words: [], asks: [] };
    const code = [
      entryModule,
      'app/screen-files.ts',
      'app/later-screen.tsx',
      `screens/${folder}/${folder}-screen.tsx`,
    ];
    const scripts = filesBelow(manifest, code).filter((file) => file !== entry);
    const namespaces = ['shell', ...commonMessages, ...route.messages];
    const wordModules = [
      `messages/${language}/all-files.ts`,
      ...namespaces.map((namespace) => `messages/${language}/${namespace}.json`),
    ];
    const words = filesBelow(manifest, wordModules).filter(
      (file) => file !== entry && !scripts.includes(file),
    );
    return { stylesheet, scripts, namespaces, words, asks: route.prefetches ?? [] };
  };
  const { notFound: _unaddressed, ...addressed } = manifests;
  return Object.fromEntries(
    Object.values(addressed).flatMap((route: ScreenRoute) => {
      const { path: address, alias } = route;
      const names = Object.fromEntries(languages.map((language) => [language, namesIn(route, language)]));
      return [address, ...(alias === undefined ? [] : [alias])].map((place) => [place, names]);
    }),
  );
}

function stylesheetOf(manifest: Manifest, place: string): string {
  const styles = Object.entries(manifest.styles);
  const found = styles.find(([name]) => name.endsWith(`/screens/${place}`))?.[1];
  if (found === undefined) throw new Error(`The build has no stylesheet ${place}`);
  return `/${found.file}`;
}

export async function readStartStyles(
  output: string,
  manifest: Manifest,
  routeStylesheet: string,
): Promise<StartStyles> {
  const [base, ...others] = manifest.styles['index.html']?.css ?? [];
  if (base === undefined || others.length > 0) throw new Error('The app should have one base stylesheet');
  const read = async (href: string): Promise<Stylesheet> => {
    const text = (await readFile(path.join(output, href), 'utf8')).trim();
    if (text.includes('</')) throw new Error(`${href} cannot stand in a page`);
    return { href, text };
  };
  return { base: await read(`/${base}`), route: await read(routeStylesheet) };
}

function collectFiles(manifest: Manifest, file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  for (const imported of manifest.modules.imports[file] ?? []) collectFiles(manifest, imported, files);
}

function fileOf({ modules }: Manifest, module: string): string {
  const file = modules.fileOf[module];
  if (file === undefined) throw new Error(`The build has no ${module}`);
  return file;
}
