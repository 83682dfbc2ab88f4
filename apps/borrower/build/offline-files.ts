import { createHash } from 'node:crypto';
import type { Language } from '@luwag/contract/language';
import type { OfflineFiles } from '../worker/offline-files.ts';
import type { RouteFileNames } from './manifest.ts';

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
