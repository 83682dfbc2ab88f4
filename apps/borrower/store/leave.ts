import { logOut } from '@luwag/contract/endpoints/session/log-out';
import { navigate } from 'wouter/use-browser-location';
import { call } from './api.ts';
import { useCoreStore } from './core-store.ts';
import { phoneVault } from './phone-vault.ts';

/** Logs out. Whatever the server says, nothing of the borrower stays on this phone. */
export async function leave(): Promise<void> {
  await call(logOut, { body: {} });
  useCoreStore.getState().resetUserData();
  navigate('/start', { replace: true });
}

/** Logs out and takes away all that this app has put on the phone, choices and drafts included. */
export async function leaveAndClear(): Promise<void> {
  await leave();
  useCoreStore.persist.clearStorage();
  localStorage.clear();
  sessionStorage.clear();
  for (const entry of document.cookie.split('; ')) {
    document.cookie = `${entry.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  }
  // Absent on pages without HTTPS, whatever the types say.
  const stores: CacheStorage | undefined = globalThis.caches;
  for (const name of (await stores?.keys()) ?? []) await stores?.delete(name);
  await phoneVault.clear();
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  for (const registration of (await workers?.getRegistrations()) ?? []) await registration.unregister();
  // From the ground up, so that nothing is left in memory either.
  location.replace('/start');
}
