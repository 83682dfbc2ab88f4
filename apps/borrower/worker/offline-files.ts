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
