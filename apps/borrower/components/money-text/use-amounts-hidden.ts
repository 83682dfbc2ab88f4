import { useSyncExternalStore } from 'react';
import { areAmountsHidden } from './shown-pesos.ts';

/** Whether amounts are hidden on this phone; whoever asks is drawn anew when that changes, with what is drawn below them. */
export function useAmountsHidden(): boolean {
  return useSyncExternalStore(follow, areAmountsHidden, areAmountsHidden);
}

function follow(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-amounts'] });
  return () => observer.disconnect();
}
