import { isAndroid } from '../platform/device-layout.ts';
import { findRoute, type RouteRow } from './routes.ts';
import { readSessionFlags, type SessionFlags } from '../platform/session-flags.ts';

export type GuardInput = {
  path: string;
  /** Query string with its leading question mark, or empty. */
  search: string;
  userAgent: string;
  /** Whether both a token and a customer id are held. */
  hasSession: boolean;
  supportAndroid: boolean;
  /** Route shown so far; empty on the first navigation. */
  currentRouteName: string;
  /** Address remembered from an earlier visit that needed a login, or null. */
  returnTo: string | null;
};

export type GuardDecision = {
  record: { routeName: string; fromRoute: string };
  flags: SessionFlags;
  outcome:
    | { kind: 'show'; route: RouteRow }
    /** `returnTo` is the address to remember; null forgets it; absent leaves it alone. */
    | { kind: 'redirect'; to: string; returnTo?: string | null };
};

const homePath = '/homeIndex';

/** Decides one navigation: record, flags, Android, already logged in, login needed. The order is the specification's. */
export function decideNavigation(input: GuardInput): GuardDecision {
  const { route, isCanonical } = findRoute(input.path);
  return {
    record: { routeName: route.name, fromRoute: input.currentRouteName },
    flags: readSessionFlags(input.search),
    outcome: decideOutcome(input, route, isCanonical),
  };
}

function decideOutcome(input: GuardInput, route: RouteRow, isCanonical: boolean): GuardDecision['outcome'] {
  if (isAndroid(input.userAgent) && !input.supportAndroid && route.name !== 'noAndroid') {
    return { kind: 'redirect', to: '/noAndroid' };
  }
  if (route.name === 'start' && input.hasSession) {
    return { kind: 'redirect', to: safeReturnPath(input.returnTo) ?? homePath, returnTo: null };
  }
  if (!route.isOpen && !input.hasSession) {
    return { kind: 'redirect', to: '/start', returnTo: route.path + input.search };
  }
  if (!isCanonical) return { kind: 'redirect', to: route.path + input.search };
  return { kind: 'show', route };
}

/** A remembered address only counts when it leads to a screen of ours that needs a login. */
function safeReturnPath(returnTo: string | null): string | null {
  if (returnTo === null) return null;
  const { route } = findRoute(returnTo.split(/[?#]/)[0] ?? '');
  return route.isOpen ? null : returnTo;
}
