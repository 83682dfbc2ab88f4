import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import { createContext, use } from 'react';
import { publicSettings } from '../platform/public-settings.ts';
import type { KnownAnswer } from './answer-cache.ts';
import type { CoreActions, CoreState } from './core-store.ts';

/**
 * What a server-rendered page shows besides its address. The server makes one for each request, so that two customers never
 * share one. The phone makes the same from the page, so that its first rendering equals the server's.
 */
export type RenderedFrom = {
  settings: PublicSettings;
  core: CoreState & CoreActions;
  userAgent: string;
  origin: string;
  answers: ReadonlyMap<string, KnownAnswer<unknown>>;
  /** On the server only: the same promise for the same key, which resolves when the answer is there. */
  ask?: (key: string) => Promise<void>;
  /** On the phone only. */
  hydration?: Hydration;
};

/** Is told which parts of a screen are still to be hydrated, each by an object of its own. */
export type Hydration = { wait: (part: unknown) => void; end: (part: unknown) => void };

/** Null on a phone that renders a screen by itself. */
export const RenderedFromContext = createContext<RenderedFrom | null>(null);

export function usePublicSettings(): PublicSettings {
  return use(RenderedFromContext)?.settings ?? publicSettings();
}

export function useUserAgent(): string {
  return use(RenderedFromContext)?.userAgent ?? navigator.userAgent;
}

/** Scheme, host and port of the page. */
export function useOrigin(): string {
  return use(RenderedFromContext)?.origin ?? location.origin;
}
