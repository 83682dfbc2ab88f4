import type { CallOutput } from '@luwag/contract/endpoint';
import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { useCallback, useSyncExternalStore } from 'react';
import { answerCache } from './answer-cache.ts';
import { useCoreStore } from './core-store.ts';
import { answerKey } from './use-answer.ts';

/** An older answer may be about another day of the loan. */
const longestMs = 24 * 3_600_000;

/** Where the borrower stood when the phone last heard of it, within a day; nothing is asked for it, and drawings do without. */
export function useKnownHome(): CallOutput<typeof getHome> | null {
  const customerId = useCoreStore((state) => state.publicData.customerId);
  const key = answerKey(getHome, customerId, {});
  const listen = useCallback((listener: () => void) => answerCache.listen(key, listener), [key]);
  const read = () => {
    const { data, dataUpdatedAt } = answerCache.read<CallOutput<typeof getHome>>(key);
    return data !== undefined && Date.now() - dataUpdatedAt < longestMs ? data : null;
  };
  return useSyncExternalStore(listen, read, () => null);
}
