import { useSyncExternalStore } from 'react';
import { areAmountsHidden } from './shown-pesos.ts';

/** Returns whether amounts are hidden on this phone; the component renders again when that changes. */
export function useAmountsHidden(): boolean {
  return useSyncExternalStore(follow, areAmountsHidden, () => false);
}

function follow(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-amounts'] });
  return () => observer.disconnect();
}
