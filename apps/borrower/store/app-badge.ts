import { type CoreState, hasSession, useCoreStore } from './core-store.ts';

/*
 * The icon on the home screen wears how many messages are unread. Phones that know no such badge, and pages that are not on
 * the home screen, pass over it.
 */

let shown: number | null = null;

/** Nothing is said while it is not known. */
function unreadOf(state: CoreState): number | null {
  if (!hasSession(state)) return 0;
  const { homeData } = state;
  return 'unreadMessages' in homeData && typeof homeData.unreadMessages === 'number'
    ? homeData.unreadMessages
    : null;
}

function wearBadge(): void {
  const unread = unreadOf(useCoreStore.getState());
  if (unread === null || unread === shown) return;
  shown = unread;
  // Absent on phones before iOS 16.4, whatever the types say.
  if (!('setAppBadge' in navigator)) return;
  // Refused where notices are: the icon then stays as it is.
  void (unread === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(unread)).catch(() => undefined);
}

useCoreStore.subscribe(wearBadge);
wearBadge();
