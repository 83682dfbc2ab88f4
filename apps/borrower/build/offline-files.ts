import { createHash } from 'node:crypto';
import type { Language } from '@luwag/contract/language';
import type { RouteFileNames } from './manifest.ts';

/** What the service worker keeps of a build. Files stand in a list once; everything else names them by their number. */
export type OfflineFiles = {
  /** Changes with the list, and so with the content of any file in it. */
  version: string;
  /** The app's entry, by which the worker knows whether a page belongs to its version. */
  entry: string;
  files: readonly string[];
  /** All code, whatever the language. */
  shared: readonly number[];
  /** By language. */
  words: Readonly<Record<string, readonly number[]>>;
  /** By address, aliases too. */
  routes: Readonly<Record<string, OfflineRoute>>;
};

type OfflineRoute = {
  stylesheet: number;
  scripts: Readonly<Record<string, readonly number[]>>;
  asks: readonly string[];
};

/** Lists what a signed-in borrower's screens are made of. */
export function offlineFiles({
  entry,
  shared,
  words,
  routes,
}: {
  entry: string;
  shared: readonly string[];
  words: Readonly<Record<string, readonly string[]>>;
  routes: Readonly<Record<string, Partial<Record<Language, RouteFileNames>>>>;
}): OfflineFiles {
  const numbers = new Map<string, number>();
  const numberOf = (file: string): number => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number;
  };
  const listed = {
    entry,
    shared: [entry, ...shared].map(numberOf),
    words: Object.fromEntries(
      Object.entries(words).map(([language, ofLanguage]) => [language, ofLanguage.map(numberOf)]),
    ),
    routes: Object.fromEntries(
      Object.entries(routes).flatMap(([address, byLanguage]) => {
        const [first] = Object.values(byLanguage);
        if (first === undefined) return [];
        const scripts = Object.fromEntries(
          Object.entries(byLanguage).map(([language, names]) => [language, names.scripts.map(numberOf)]),
        );
        return [[address, { stylesheet: numberOf(first.stylesheet), scripts, asks: first.asks }]];
      }),
    ),
    files: [] as string[],
  };
  listed.files = [...numbers.keys()];
  const version = createHash('sha256').update(JSON.stringify(listed)).digest('base64url').slice(0, 12);
  return { version, ...listed };
}
