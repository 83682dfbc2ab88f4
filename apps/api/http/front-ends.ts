import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { defaultLanguage, isLanguage, type Language } from '@luwag/contract/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FrontEndPages, Page } from './front-end-pages.ts';
import type { FileFolders, Folders } from './kept-files.ts';

const pagesAndNotes = ['**/*.html', '**/*.br', '**/*.gz', '**/.*', '*.json', 'prerender/**'];

/**
 * Serves the two built front ends: the borrower's at the root, the staff console below `/console`. A file that several folders have
 * comes from the first, the kept ones: what is installed may be replaced while it is served.
 */
export async function bindFrontEnds(
  app: FastifyInstance,
  folders: Folders,
  { pages, kept }: { pages: FrontEndPages; kept: FileFolders | null },
): Promise<void> {
  // The screen's own page is shown, and its address is what the phone keeps.
  for (const [alias, address] of [['/', '/start'] as const, ...pages.borrowerAliases])
    app.get(alias, async (request, reply) => reply.redirect(`${address}${queryOf(request)}`, 302));
  app.get('/start', async (request, reply) => {
    reply.header('vary', 'cookie, accept-encoding');
    return sendPage(request, reply, await pages.start(languageOf(request.headers.cookie)));
  });
  const sendConsole = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendPage(request, reply, pages.console);
  app.get('/console', sendConsole);
  app.get('/console/', sendConsole);
  await bindFiles(app, [...(kept?.borrower ?? []), folders.borrower], '/');
  await bindFiles(app, [...(kept?.console ?? []), folders.console], '/console/');
}

/** The answer to an address without a route: the page that shows it, and for a screen of ours what it starts from. */
export type PageFound = {
  page: Page;
  status: 200 | 404;
  screen: { language: Language; asks: readonly string[] } | null;
};

export function pageForUnknownAddress(request: FastifyRequest, pages: FrontEndPages): PageFound | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const address = (request.raw.url ?? '').split('?', 1)[0] ?? '';
  if (address.startsWith('/api') || /\.[^/]*$/.test(address)) return null;
  if (address.startsWith('/console/'))
    return pages.console && { page: pages.console, status: 200, screen: null };
  const language = languageOf(request.headers.cookie);
  const found = pages.borrower(address, language);
  if (found === null) return null;
  const { page, asks } = found;
  const isKnown = pages.borrowerRoutes.has(address);
  return {
    page,
    status: isKnown || pages.borrowerRoutes.size === 0 ? 200 : 404,
    screen: isKnown ? { language, asks } : null,
  };
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page | null,
): Promise<FastifyReply> {
  if (page === null) {
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('This part is not built yet: run script/server.\n');
  }
  reply.header('cache-control', 'no-cache').header('etag', page.etag).type('text/html; charset=utf-8');
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}

/** Read from the header itself: at an address that is not there, cookies have not been taken apart yet. */
function languageOf(cookies = ''): Language {
  const chosen = /(?:^|;\s*)luwag_language=([^;]*)/.exec(cookies)?.[1];
  return isLanguage(chosen) ? chosen : defaultLanguage;
}

function queryOf(request: FastifyRequest): string {
  const url = request.raw.url ?? '';
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

async function bindFiles(app: FastifyInstance, folders: readonly string[], prefix: string): Promise<void> {
  const root = folders.filter((folder) => existsSync(folder));
  if (root.length === 0) return;
  await app.register(fastifyStatic, {
    root,
    prefix,
    // Only files that exist when the server starts have a route, so no address can reach another.
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    globIgnore: [...pagesAndNotes],
    setHeaders: (reply, file) => {
      const isNamedByContent = /[\\/]assets[\\/][^\\/]*-[\w-]{7,}\.\w+(\.br|\.gz)?$/.test(file);
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
