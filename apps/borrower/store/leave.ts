import { logOut } from '@luwag/contract/endpoints/session/log-out';
import { navigate } from 'wouter/use-browser-location';
import { cookieLanguage, rememberLanguage } from '../platform/chosen-language.ts';
import { call } from './api.ts';
import { useCoreStore } from './core-store.ts';
import { phoneVault } from './phone-vault.ts';

/** Read by the service worker: there while a log-in that was left here has not ended with the server. */
const leavingCacheName = 'luwag-leaving';
/** In the note: the phone was cleared, not only logged out. */
const clearedAddress = '/kept/cleared';
const appCachePrefix = 'luwag-app-';
/** A line that brings nothing keeps nobody logged in on a phone that others use too. */
const mostWaitMs = 3_000;

/**
 * Logs out. Whatever the server says, nothing of the borrower stays on this phone; where it cannot be asked, the worker
 * tells it as soon as there is a network. Answers whether the server confirmed it. `isCleared`: the phone is known no more.
 */
export async function leave({ isCleared = false } = {}): Promise<boolean> {
  const limits = { keepalive: true, signal: AbortSignal.timeout?.(mostWaitMs) };
  const { ok: isEnded } = await call(logOut, { body: { isCleared } }, limits);
  // Without room for the note the log-in ends by its age.
  if (!isEnded) await keepNote(isCleared).catch(() => undefined);
  useCoreStore.getState().resetUserData();
  navigate('/start', { replace: true });
  return isEnded;
}

/**
 * Logs out and takes away all that this app has put on the phone, choices and drafts included; the language stays, so that
 * the reader can read on. Without a network the app itself stays too: it holds nothing of anybody, and shows the way in.
 */
export async function leaveAndClear(): Promise<void> {
  await Promise.race([stopNotices(), new Promise((resolve) => setTimeout(resolve, mostWaitMs))]);
  const isEnded = await leave({ isCleared: true });
  const language = cookieLanguage(document);
  localStorage.clear();
  sessionStorage.clear();
  for (const entry of document.cookie.split('; ')) {
    document.cookie = `${entry.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  }
  if (language !== null) rememberLanguage(language, sessionStorage, document);
  await phoneVault.clear();
  await clearCaches(isEnded).catch(() => undefined);
  // From the ground up, so that nothing is left in memory either.
  location.replace('/start');
}

async function keepNote(isCleared: boolean): Promise<void> {
  const note = await keptFiles()?.open(leavingCacheName);
  if (isCleared) await note?.put(clearedAddress, new Response());
}

async function clearCaches(withApp: boolean): Promise<void> {
  const stores = keptFiles();
  for (const name of (await stores?.keys()) ?? []) {
    const isOfApp = name === leavingCacheName || name.startsWith(appCachePrefix);
    if (withApp || !isOfApp) await stores?.delete(name);
  }
  if (!withApp) return;
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  for (const registration of (await workers?.getRegistrations()) ?? []) await registration.unregister();
}

async function stopNotices(): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const push = await import('./phone-push.ts').catch(() => null);
  await push?.giveUpAddress();
}

/** Absent on pages without HTTPS, whatever the types say. */
function keptFiles(): CacheStorage | undefined {
  return globalThis.caches;
}
