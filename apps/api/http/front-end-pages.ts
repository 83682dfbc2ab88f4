import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { getPublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import type { CallOutput } from '@luwag/contract/endpoint';
import { languages, type Language } from '@luwag/contract/language';

export type PublicSettings = CallOutput<typeof getPublicSettings>;

/** A page with this installation's words in it, ready in each encoding. */
export type Page = { etag: string; plain: Buffer; gzip: Buffer; brotli: Buffer };

export type FrontEndPages = {
  /** The borrower's app; null while it is not built. */
  borrower: Page | null;
  start: ReadonlyMap<Language, Page>;
  console: Page | null;
  /** Hashes of the scripts that stand in the pages, for the content policy. */
  inlineScriptHashes: readonly string[];
  /** The same of the stylesheets that stand in the pages. */
  inlineStyleHashes: readonly string[];
  /** Addresses the borrower's app has screens for; empty when the build does not say. */
  borrowerRoutes: ReadonlySet<string>;
};

export async function readFrontEndPages(
  folders: { borrower: string; console: string },
  settings: PublicSettings,
): Promise<FrontEndPages> {
  const readPage = (folder: string, name: string): Promise<Page | null> =>
    preparePage(path.join(folder, name), settings);
  const start = new Map<Language, Page>();
  for (const language of languages) {
    const page = await readPage(folders.borrower, `start.${language}.html`);
    if (page) start.set(language, page);
  }
  const [borrower, staff, borrowerHashes, consoleHashes, styleHashes, routes] = await Promise.all([
    readPage(folders.borrower, 'index.html'),
    readPage(folders.console, 'index.html'),
    readWords(path.join(folders.borrower, 'inline-script-hashes.json')),
    readWords(path.join(folders.console, 'inline-script-hashes.json')),
    readWords(path.join(folders.borrower, 'inline-style-hashes.json')),
    readWords(path.join(folders.borrower, 'routes.json')),
  ]);
  return {
    borrower,
    start,
    console: staff,
    inlineScriptHashes: [...borrowerHashes, ...consoleHashes],
    inlineStyleHashes: styleHashes,
    borrowerRoutes: new Set(routes),
  };
}

async function preparePage(file: string, settings: PublicSettings): Promise<Page | null> {
  const template = await readFile(file, 'utf8').catch(() => null);
  if (template === null) return null;
  const plain = Buffer.from(fillPage(template, settings));
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzip: gzipSync(plain),
    brotli: brotliCompressSync(plain),
  };
}

/**
 * Fills the marks of a page: `__PUBLIC_SETTINGS_JSON__`, and one per field of the legal identity, such as
 * `__CORPORATE_NAME__`. Everything is escaped for where it stands; a mark nobody knows stays as it is.
 */
export function fillPage(template: string, settings: PublicSettings): string {
  const words = new Map<string, string>(
    Object.entries(settings.legalIdentity).map(([field, value]) => [markOf(field), escapeHtml(value)]),
  );
  words.set('__PUBLIC_SETTINGS_JSON__', escapeJson(JSON.stringify(settings)));
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
