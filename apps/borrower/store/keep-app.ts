import type { WorkerOrder } from '../platform/worker-order.ts';
import { hasSession, useCoreStore } from './core-store.ts';
import { whenIdle } from './when-idle.ts';

/*
 * Has the phone of somebody who is logged in keep the app, so that it opens at once and without a network. Visitors who
 * only look at the first page download nothing for it.
 */

/** Read by the service worker: there while somebody is logged in. */
const phoneCacheName = 'luwag-phone';
const languageAddress = '/kept/language';

let keptLanguage: string | null = null;

/** Shows that a new version waits, and calls back when the borrower wants it. */
export type ShowUpdate = (onUpdate: () => void) => Promise<void>;

/** Keeps the app in the language shown; does nothing where that is done, or where the browser has no place for it. */
export function keepApp(showUpdate: ShowUpdate): void {
  const { lang } = document.documentElement;
  if (keptLanguage === lang || !('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  keptLanguage = lang;
  void whenIdle()
    .then(() => keep(lang, showUpdate))
    .catch(() => {
      // A broken line or a full phone: the next screen tries again.
      keptLanguage = null;
    });
}

async function keep(language: string, showUpdate: ShowUpdate): Promise<void> {
  if (!hasSession(useCoreStore.getState())) return;
  const phone = await caches.open(phoneCacheName);
  await phone.put(languageAddress, new Response(language));
  const registration = await navigator.serviceWorker.register('/sw.js');
  tell(registration.active, 'keep');
  offerUpdates(registration, showUpdate);
}

function tell(worker: ServiceWorker | null, order: WorkerOrder): void {
  worker?.postMessage(order, []);
}

/** A version that is ready waits until the borrower wants it: it never takes the page from under their hands. */
function offerUpdates(registration: ServiceWorkerRegistration, showUpdate: ShowUpdate): void {
  const offer = async () => {
    if (registration.waiting === null || navigator.serviceWorker.controller === null) return;
    await showUpdate(() => {
      // Of two versions that came meanwhile the last one waits; none where another tab has brought it already.
      if (registration.waiting === null) return location.reload();
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      return tell(registration.waiting, 'takeOver');
    });
  };
  const offerIfLoaded = () => void offer().catch(() => undefined);
  offerIfLoaded();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerIfLoaded);
  });
}

useCoreStore.subscribe((state, previous) => {
  if (!hasSession(previous) || hasSession(state)) return;
  keptLanguage = null;
  void globalThis.caches?.delete(phoneCacheName);
});
