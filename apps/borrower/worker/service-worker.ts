import type { WorkerOrder } from '../platform/worker-order.ts';
import type { OfflineFiles } from './offline-files.ts';
import {
  type ChangeHeard,
  type OpenPages,
  openPushed,
  type PushHeard,
  renewAddress,
  showPush,
  type TapHeard,
} from './worker-push.ts';

/*
 * Stands between the app and the network on the phone of somebody who has logged in: answers with the app's own page and
 * files from what it keeps, whether or not there is a network. It leaves the API, the console and every write alone, but for
 * ending a log-in that was left without a network.
 */

/** The used part of a worker's scope, because the compiler has only the types of pages. */
type Scope = {
  location: Location;
  clients: OpenPages & { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Heard>(name: Name, hear: (event: Heard[Name]) => void) => void;
};
type Lasting = { waitUntil: (work: Promise<unknown>) => void };
type Heard = {
  install: Lasting;
  activate: Lasting;
  message: Lasting & { data: unknown };
  fetch: Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
  push: Lasting & PushHeard;
  notificationclick: Lasting & TapHeard;
  pushsubscriptionchange: Lasting & ChangeHeard;
};
declare const self: Scope;
declare const offlineFiles: OfflineFiles;

const { version, entry, shared, words, files, routes } = offlineFiles;
const appCachePrefix = 'luwag-app-';
const appCacheName = appCachePrefix + version;
/** The log-in as the worker needs it: present while a borrower is logged in, with their language. */
const phoneCacheName = 'luwag-phone';
const languageAddress = '/kept/language';
/** There while a log-in that was left on this phone has not ended with the server. */
const leavingCacheName = 'luwag-leaving';
const clearedAddress = '/kept/cleared';
const logInPaths = ['/api/session', '/api/session/hand-off/log-in'];
const logOutPath = '/api/session/end';
const pageAddress = '/homeIndex';
/** How long somebody waits for a server-rendered screen. */
const mostWaitMs = 600;
const startPath = '/start';
const routeLinks = /<link rel="stylesheet" href="[^"]*" data-route-stylesheet="[^"]*" \/>(?:<link[^>]*>)*/;
const routeAsks = /data-asks="[^"]*"/;

self.addEventListener('install', (event) => event.waitUntil(keepEverything()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === ('keep' satisfies WorkerOrder)) event.waitUntil(keepEverything());
  if (event.data === ('takeOver' satisfies WorkerOrder)) event.waitUntil(self.skipWaiting());
});
self.addEventListener('push', (event) => event.waitUntil(showPush(self.registration, event, navigator)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(self.clients, event)));
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewAddress(self.registration, event)),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // A new log-in has its own session, which the end of the old one must not end.
  if (logInPaths.includes(pathname)) event.waitUntil(caches.delete(leavingCacheName));
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.waitUntil(finishLeaving().catch(() => undefined));
    const path = pathname === '/' ? startPath : pathname;
    if (path === startPath || path in routes) {
      // A phone that keeps nothing asks the server, as it did before.
      event.respondWith(pageFor(path, event).catch(() => fetch(request)));
    }
  } else if (/^\/assets\/[^/]+\.(?:js|css|woff2|svg|png)$/.test(pathname)) {
    event.respondWith(keptOrFetched(request, event));
  }
});

/** One file after the other, so that a slow line stays free for the borrower. */
async function keepEverything(): Promise<void> {
  const cache = await caches.open(appCacheName);
  // Asked once for all of them: to look for each by itself takes the phone's time on every screen.
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  if (!kept.has(pageAddress)) await keepPage(cache);
  const language = await chosenLanguage();
  const stylesheets = Object.values(routes).map(({ stylesheet }) => stylesheet);
  const wanted = new Set([...shared, ...(words[language ?? 'en-US'] ?? []), ...stylesheets]);
  for (const number of wanted) {
    const file = files[number] ?? '';
    if (!kept.has(file)) await cache.add(file);
  }
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(appCachePrefix) && name !== appCacheName) await caches.delete(name);
  }
  await self.clients.claim();
}

/** The page with this lender's words and prices as last fetched. One of another version of the app is not this worker's. */
async function keepPage(cache: Cache): Promise<void> {
  const response = await fetch(pageAddress, { credentials: 'same-origin', cache: 'no-cache' });
  const text = await response.clone().text();
  if (response.ok && text.includes(`data-bundle="${entry}"`)) await cache.put(pageAddress, response);
}

/**
 * The server's page where it comes soon, since it brings the screen with it; else the kept one, which the phone fills with
 * what it last knew. Visitors are always greeted by the server, as long as there is one; somebody who is logged in goes past
 * that first page.
 */
async function pageFor(path: string, event: Heard['fetch']): Promise<Response> {
  const cache = await caches.open(appCacheName);
  const [kept, language] = await Promise.all([cache.match(pageAddress), chosenLanguage()]);
  if (kept === undefined) return fetch(event.request);
  const isFirst = path === startPath;
  if (isFirst && language === null) return fetch(event.request).catch(() => composed(kept, path, language));
  event.waitUntil(keepPage(cache).catch(() => undefined));
  const soon = isFirst ? null : await withinWait(ownPage(event.request).catch(() => null));
  return soon ?? composed(kept, path, language);
}

/** The server's page, or where it leads on to, unless it has none or belongs to another version of the app. */
async function ownPage(request: Request): Promise<Response | null> {
  const response = await fetch(request);
  if (response.type === 'opaqueredirect') return response;
  if (!response.ok) return null;
  return (await response.clone().text()).includes(`data-bundle="${entry}"`) ? response : null;
}

function withinWait<Brought>(work: Promise<Brought>): Promise<Brought | null> {
  return Promise.race([
    work,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), mostWaitMs);
    }),
  ]);
}

/** The kept page, naming the files of the screen that is asked for, as the server does. */
async function composed(kept: Response, path: string, language: string | null): Promise<Response> {
  const route = routes[path];
  const links: string[] = [];
  if (route !== undefined) {
    const stylesheet = files[route.stylesheet] ?? '';
    links.push(`<link rel="stylesheet" href="${stylesheet}" data-route-stylesheet="${stylesheet}" />`);
    for (const script of route.scripts[language ?? 'en-US'] ?? [])
      links.push(`<link rel="modulepreload" href="${files[script] ?? ''}" />`);
  }
  const text = (await kept.text())
    .replace(routeLinks, () => links.join(''))
    .replace(routeAsks, () => `data-asks="${route?.asks.join(' ') ?? ''}"`);
  const headers = new Headers(kept.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(text, { headers });
}

/** Named by their content, files never change: what is there is right. Others are kept when they are first used. */
async function keptOrFetched(request: Request, event: Lasting): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  // On a full phone the file is answered without being kept.
  if (response.ok) event.waitUntil(keepFile(request, response.clone()).catch(() => undefined));
  return response;
}

async function keepFile(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(appCacheName);
  await cache.put(request, response);
}

/** Ends with the server what was left without a network; where there is still none, the next page tries again. */
async function finishLeaving(): Promise<void> {
  if (!(await caches.has(leavingCacheName))) return;
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const cleared = await caches.match(clearedAddress, { cacheName: leavingCacheName });
  const body = JSON.stringify({ isCleared: cleared !== undefined });
  const answer = await fetch(logOutPath, { method: 'POST', credentials: 'same-origin', headers, body });
  if (answer.ok) await caches.delete(leavingCacheName);
}

async function chosenLanguage(): Promise<string | null> {
  // Opened without being made: a worker must not leave a note where nobody is logged in.
  const note = await caches.match(languageAddress, { cacheName: phoneCacheName });
  return note === undefined ? null : note.text();
}
