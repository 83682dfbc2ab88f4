/**
 * Keeps a small thing in the browser's storage, where that takes it. A phone without room, or one that keeps nothing at all,
 * goes on without; what was there before goes too, for it no longer holds: a log-in that has ended must not come back.
 */
export function keepOnPhone(storage: Storage, name: string, value: string): void {
  try {
    storage.setItem(name, value);
  } catch {
    storage.removeItem(name);
  }
}
