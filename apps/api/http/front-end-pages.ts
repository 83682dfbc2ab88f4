import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languages, type Language } from '@luwag/contract/language';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';

/** A page with this installation's words in it, ready in each encoding. */
export type Page = { etag: string; plain: Buffer; gzip: Buffer; brotli: Buffer };

/** A screen's page, and the addresses it asks the server at first. */
export type RoutePage = { page: Page; asks: readonly string[] };

export type FrontEndPages = {
  /** The borrower's app with the prices in force, ready for the screen at an address; null while it is not built. */
  borrower: (address: string, language: Language) => RoutePage | null;
  /** The first page, rendered with the prices in force; the app itself where it could not be rendered. */
  start: (language: Language) => Promise<Page | null>;
  console: Page | null;
  /** Hashes of the scripts that stand in the pages, for the content policy. */
  inlineScriptHashes: readonly string[];
  /** The same of the stylesheets that stand in the pages. */
  inlineStyleHashes: readonly string[];
  /** Addresses the borrower's app has screens for; empty when the build does not say. */
  borrowerRoutes: ReadonlySet<string>;
  /** Other addresses of these screens, each with the one it stands for. */
  borrowerAliases: ReadonlyMap<string, string>;
};

export type PageSource = {
  /** What every visitor is told at this moment. */
  publicSettings: () => PublicSettings;
  /** The first page's content in each language; null where it could not be rendered. */
  renderFirstPage: (settings: PublicSettings) => Promise<ReadonlyMap<Language, string> | null>;
  /** Markup that each of the borrower's pages loads besides its own. */
  inHead?: string;
};

type StartPages = Promise<ReadonlyMap<Language, Page> | null>;

export async function readFrontEndPages(
  folders: { borrower: string; console: string },
  source: PageSource,
): Promise<FrontEndPages> {
  const startTemplates = new Map<Language, string>();
  const words = new Map<Language, Words>();
  for (const language of languages) {
    const template = await readTemplate(folders.borrower, `start.${language}.html`, source.inHead);
    if (template !== null) startTemplates.set(language, template);
    words.set(language, await readObject<Words>(path.join(folders.borrower, `words.${language}.json`)));
  }
  const [borrower, staff, borrowerHashes, consoleHashes, styleHashes, routeFiles, aliases] =
    await Promise.all([
      readTemplate(folders.borrower, 'index.html', source.inHead),
      readTemplate(folders.console, 'index.html'),
      readWords(path.join(folders.borrower, 'inline-script-hashes.json')),
      readWords(path.join(folders.console, 'inline-script-hashes.json')),
      readWords(path.join(folders.borrower, 'inline-style-hashes.json')),
      readObject<RouteFiles>(path.join(folders.borrower, 'route-files.json')),
      readObject<Record<string, string>>(path.join(folders.borrower, 'route-aliases.json')),
    ]);
  const borrowerPages = perVersion(source.publicSettings, () => new Map<string, Page>());
  const borrowerPage = (address: string, language: Language): RoutePage | null => {
    if (borrower === null) return null;
    const names = routeFiles[address]?.[language];
    const pages = borrowerPages();
    // Unknown addresses share one page, so that they cannot fill the memory.
    const place = names === undefined ? '' : `${address} ${language}`;
    const page =
      pages.get(place) ??
      preparePage(borrower, source.publicSettings(), {
        routeFiles: linksTo(names),
        routeAsks: names?.asks.join(' ') ?? '',
        pageWords: wordsFor(names, language, words.get(language)),
      });
    pages.set(place, page);
    return { page, asks: names?.asks ?? [] };
  };
  const startPages = perVersion(source.publicSettings, async (settings): StartPages => {
    const bodies = startTemplates.size === 0 ? null : await source.renderFirstPage(settings);
    if (bodies === null) return null;
    return new Map(
      [...startTemplates].map(([language, template]) => [
        language,
        preparePage(template, settings, { startBody: bodies.get(language) ?? '' }),
      ]),
    );
  });
  return {
    borrower: borrowerPage,
    start: async (language) =>
      (await startPages())?.get(language) ?? borrowerPage('/start', language)?.page ?? null,
    console: staff === null ? null : preparePage(staff, source.publicSettings()),
    inlineScriptHashes: [...borrowerHashes, ...consoleHashes],
    inlineStyleHashes: styleHashes,
    borrowerRoutes: new Set(Object.keys(routeFiles)),
    borrowerAliases: new Map(Object.entries(aliases)),
  };
}

/** Made once for each version of the product: of all that visitors are told, only prices change while a server runs. */
function perVersion<Made>(
  publicSettings: () => PublicSettings,
  make: (settings: PublicSettings) => Made,
): () => Made {
  let latest: { version: number | undefined; made: Made } | null = null;
  return () => {
    const settings = publicSettings();
    const version = settings.product?.version;
    if (latest === null || latest.version !== version) latest = { version, made: make(settings) };
    return latest.made;
  };
}

async function readTemplate(folder: string, name: string, inHead = ''): Promise<string | null> {
  const text = await readFile(path.join(folder, name), 'utf8').catch(() => null);
  return text === null ? null : text.replace('</head>', () => `${inHead}</head>`);
}

function preparePage(template: string, settings: PublicSettings, markup: Partial<Markup> = {}): Page {
  const plain = Buffer.from(fillPage(template, settings, markup));
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzip: gzipSync(plain),
    brotli: brotliCompressSync(plain),
  };
}

/** What goes into a page as it is. */
type Markup = { startBody: string; routeFiles: string; routeAsks: string; pageWords: string };

/**
 * Fills the marks of a page: `__PUBLIC_SETTINGS_JSON__`, `__START_BODY__`, `__ROUTE_FILES__` and `__PAGE_WORDS__`, which are markup
 * already, `__ROUTE_ASKS__`, one per field of the legal identity, such as `__CORPORATE_NAME__`, and the same and other settings as
 * JSON, such as `__CORPORATE_NAME_IN_JSON__`. Everything else is escaped for where it stands; a
 * mark nobody knows stays as it is.
 */
export function fillPage(
  template: string,
  settings: PublicSettings,
  { startBody = '', routeFiles = '', routeAsks = '', pageWords = '' }: Partial<Markup> = {},
): string {
  const words = new Map<string, string>(
    Object.entries(settings.legalIdentity).map(([field, value]) => [markOf(field), escapeHtml(value)]),
  );
  const { legalIdentity, requestUrls, prohibitSelect } = settings;
  const { test: testRequestUrl, prod: prodRequestUrl } = requestUrls;
  for (const [field, value] of Object.entries({
    ...legalIdentity,
    testRequestUrl,
    prodRequestUrl,
    prohibitSelect,
  }))
    words.set(markOf(`${field}InJson`), escapeJson(JSON.stringify(value)));
  words.set('__PUBLIC_SETTINGS_JSON__', escapeJson(JSON.stringify(settings)));
  words.set('__START_BODY__', startBody);
  words.set('__ROUTE_FILES__', routeFiles);
  words.set('__PAGE_WORDS__', pageWords);
  words.set('__ROUTE_ASKS__', escapeHtml(routeAsks));
  return template.replace(/__[A-Z][A-Z_]*[A-Z]__/g, (mark) => words.get(mark) ?? mark);
}

function markOf(field: string): string {
  return `__${field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}__`;
}

/** Text that cannot become markup where it stands. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** JSON that cannot end the script element it stands in. */
export function escapeJson(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

type RouteFiles = Readonly<Record<string, Partial<Record<Language, RouteFileNames>>>>;
type RouteFileNames = {
  stylesheet: string;
  scripts: readonly string[];
  namespaces: readonly string[];
  asks: readonly string[];
};
/** Words of one language by namespace, as the app reads them. */
type Words = Readonly<Record<string, object>>;

/** What the build left behind; empty where it did not. */
async function readObject<Left extends object>(file: string): Promise<Left> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Left;
}

/** In the page, a screen's words are there as soon as its code is, with no request of their own. */
function wordsFor(names: RouteFileNames | undefined, language: Language, words: Words = {}): string {
  if (names === undefined) return '';
  const own = Object.fromEntries(names.namespaces.map((namespace) => [namespace, words[namespace]]));
  return `<script type="application/json" id="page-words" lang="${language}">${escapeJson(JSON.stringify(own))}</script>`;
}

/** Named in the page, all files of a screen come at once instead of one after the other. */
function linksTo(names: RouteFileNames | undefined): string {
  if (names === undefined) return '';
  const { stylesheet, scripts } = names;
  return [
    `<link rel="stylesheet" href="${stylesheet}" data-route-stylesheet="${stylesheet}" />`,
    ...scripts.map((script) => `<link rel="modulepreload" href="${script}" />`),
  ].join('');
}

/** A list of words that a build left behind; an absent file is an empty list. */
async function readWords(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter((word) => typeof word === 'string') : [];
}
