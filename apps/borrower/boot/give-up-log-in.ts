import { isLockDue, keepLock, readLock } from '../platform/phone-lock.ts';

/**
 * Before a page shows anything: where the phone locks itself and was left for that long, nothing of the borrower is left on it,
 * as after logging out, and the server ends the log-in. `store/leave.ts` does the same where the app is there already.
 */
export function giveUpUnusedLogIn(): void {
  const lock = readLock(localStorage);
  if (!isLockDue(lock, Date.now())) return;
  keepLock({ ...lock, usedAt: null }, localStorage);
  for (const name of ['luwag-core', 'luwag-user-info']) localStorage.removeItem(name);
  // What was kept sealed, and its key (store/phone-vault.ts).
  globalThis.indexedDB?.deleteDatabase('luwag-phone');
  void endLogIn();
}

async function endLogIn(): Promise<void> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  try {
    const answer = await fetch('/api/session/end', { method: 'POST', headers, body: '{}' });
    if (answer.ok) return;
  } catch {
    // No network.
  }
  // A note for the service worker, which ends it later; without room for it the log-in ends by its age.
  await globalThis.caches?.open('luwag-leaving').catch(() => undefined);
}
