import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { languages, type Language } from '@luwag/contract/language';
import type { PublicSettings } from '../ports/first-page.ts';

/** A page with this installation's words in it, ready in each encoding. */
export type Page = { etag: string; plain: Buffer; gzip: Buffer; brotli: Buffer };

export type FrontEndPages = {
  /** The borrower's app with the prices in force; null while it is not built. */
  borrower: () => Page | null;
  /** The first page, drawn with the prices in force; the app itself where it could not be drawn. */
  start: (language: Language) => Promise<Page | null>;
  console: Page | null;
  /** Hashes of the scripts that stand in the pages, for the content policy. */
  inlineScriptHashes: readonly string[];
  /** The same of the stylesheets that stand in the pages. */
  inlineStyleHashes: readonly string[];
  /** Addresses the borrower's app has screens for; empty when the build does not say. */
  borrowerRoutes: ReadonlySet<string>;
};

export type PageSource = {
  /** What every visitor is told at this moment. */
  publicSettings: () => PublicSettings;
  /** The first page's content in each language; null where it could not be drawn. */
  drawFirstPage: (settings: PublicSettings) => Promise<ReadonlyMap<Language, string> | null>;
};

type StartPages = Promise<ReadonlyMap<Language, Page> | null>;

export async function readFrontEndPages(
  folders: { borrower: string; console: string },
  source: PageSource,
): Promise<FrontEndPages> {
  const startTemplates = new Map<Language, string>();
  for (const language of languages) {
    const template = await readTemplate(folders.borrower, `start.${language}.html`);
    if (template !== null) startTemplates.set(language, template);
  }
  const [borrower, staff, borrowerHashes, consoleHashes, styleHashes, routes] = await Promise.all([
    readTemplate(folders.borrower, 'index.html'),
    readTemplate(folders.console, 'index.html'),
    readWords(path.join(folders.borrower, 'inline-script-hashes.json')),
    readWords(path.join(folders.console, 'inline-script-hashes.json')),
    readWords(path.join(folders.borrower, 'inline-style-hashes.json')),
    readWords(path.join(folders.borrower, 'routes.json')),
  ]);
  const borrowerPage = perVersion(source.publicSettings, (settings) =>
    borrower === null ? null : preparePage(borrower, settings),
  );
  const startPages = perVersion(source.publicSettings, async (settings): StartPages => {
    const bodies = startTemplates.size === 0 ? null : await source.drawFirstPage(settings);
    if (bodies === null) return null;
    return new Map(
      [...startTemplates].map(([language, template]) => [
        language,
        preparePage(template, settings, bodies.get(language)),
      ]),
    );
  });
  return {
    borrower: borrowerPage,
    start: async (language) => (await startPages())?.get(language) ?? borrowerPage(),
    console: staff === null ? null : preparePage(staff, source.publicSettings()),
    inlineScriptHashes: [...borrowerHashes, ...consoleHashes],
    inlineStyleHashes: styleHashes,
    borrowerRoutes: new Set(routes),
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

function readTemplate(folder: string, name: string): Promise<string | null> {
  return readFile(path.join(folder, name), 'utf8').catch(() => null);
}

function preparePage(template: string, settings: PublicSettings, startBody = ''): Page {
  const plain = Buffer.from(fillPage(template, settings, startBody));
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzip: gzipSync(plain),
    brotli: brotliCompressSync(plain),
  };
}

/**
 * Fills the marks of a page: `__PUBLIC_SETTINGS_JSON__`, `__START_BODY__`, which is markup already, and one per field of
 * the legal identity, such as `__CORPORATE_NAME__`. Everything else is escaped for where it stands; a mark nobody knows
 * stays as it is.
 */
export function fillPage(template: string, settings: PublicSettings, startBody = ''): string {
  const words = new Map<string, string>(
    Object.entries(settings.legalIdentity).map(([field, value]) => [markOf(field), escapeHtml(value)]),
  );
  words.set('__PUBLIC_SETTINGS_JSON__', escapeJson(JSON.stringify(settings)));
  words.set('__START_BODY__', startBody);
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
function escapeJson(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A list of words that a build left behind; an absent file is an empty list. */
async function readWords(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter((word) => typeof word === 'string') : [];
}
