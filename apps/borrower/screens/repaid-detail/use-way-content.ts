import { useEffect, useState } from 'react';
import type { WayContent } from './way-content.tsx';

type Fetched = { WayContent: typeof WayContent } | 'failed' | null;

/** Fetches what stands in the sheets when the first is opened, so that the page itself stays light; each opening tries again. */
export function useWayContent(isWanted: boolean): Fetched {
  const [fetched, setFetched] = useState<Fetched>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const keep = (value: Fetched) => (isGone ? undefined : setFetched(value));
    import('./way-content.tsx').then(
      (module) => keep({ WayContent: module.WayContent }),
      () => keep('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return fetched;
}
