import type { Promotion } from '../../platform/session-flags.ts';

/** What the link said that led here last, as the guard noted it on this phone; nothing where it noted none. */
export function readPromotion(storage: Storage): Promotion {
  try {
    return JSON.parse(storage.getItem('promotion') ?? '{}') as Promotion;
  } catch {
    // Not readable as ours: somebody else wrote it.
    return {};
  }
}
