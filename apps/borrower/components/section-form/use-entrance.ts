import { useState } from 'react';
import { useIsServerRendered } from '../hydration/use-is-hydrating.ts';

export type Entrance = 'forward' | 'back';

/** From which side a step slides in: the first of a section follows the one before it, and one that came with the page just stands there. */
export function useEntrance(index: number): Entrance | undefined {
  const isThere = useIsServerRendered();
  const [shown, setShown] = useState<{ index: number; from: Entrance | undefined }>({
    index,
    from: isThere ? undefined : 'forward',
  });
  if (shown.index === index) return shown.from;
  const from = index > shown.index ? 'forward' : 'back';
  setShown({ index, from });
  return from;
}
