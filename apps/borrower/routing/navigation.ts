import { useCoreStore } from '../store/core-store.ts';
import { keepOnPhone } from '../platform/keep-on-phone.ts';
import { publicSettings } from '../platform/public-settings.ts';
import { decideNavigation, type GuardDecision } from './route-guard.ts';
import { storeSessionFlags } from '../platform/session-flags.ts';

const returnToKey = 'returnTo';

/** Runs the guard for an address and carries out its records; the caller follows the outcome. */
export function enterAddress(path: string, search: string, isSignedIn: boolean): GuardDecision['outcome'] {
  const store = useCoreStore.getState();
  const { record, flags, outcome } = decideNavigation({
    path,
    search,
    userAgent: navigator.userAgent,
    hasSession: isSignedIn,
    supportAndroid: publicSettings().supportAndroid,
    currentRouteName: store.routeName,
    returnTo: sessionStorage.getItem(returnToKey),
  });
  if (record.routeName !== store.routeName) store.recordRoute(record);
  storeSessionFlags(flags, localStorage, sessionStorage);
  if (outcome.kind === 'redirect' && outcome.returnTo !== undefined) rememberReturn(outcome.returnTo);
  return outcome;
}

function rememberReturn(returnTo: string | null): void {
  if (returnTo === null) sessionStorage.removeItem(returnToKey);
  else keepOnPhone(sessionStorage, returnToKey, returnTo);
}
