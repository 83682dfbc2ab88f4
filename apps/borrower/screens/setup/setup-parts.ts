import { useHistoryState } from 'wouter/use-browser-location';

/** What unfolds in the settings, in its order there. */
export const setupParts = ['language', 'notices', 'push', 'ads', 'signature', 'others'] as const;
export type SetupPart = (typeof setupParts)[number];

const namesLedTo: Readonly<Record<string, SetupPart>> = {
  notices: 'notices',
  push: 'push',
  signature: 'signature',
  logOutOthers: 'others',
};

/** What another screen led here to: it stands first, unfolded. */
export function usePartLedTo(): SetupPart | null {
  const state = useHistoryState<unknown>();
  const wanted = typeof state === 'object' && state !== null && 'opens' in state ? state.opens : null;
  return typeof wanted === 'string' ? (namesLedTo[wanted] ?? null) : null;
}
