import { useEffect, useRef, useState } from 'react';
import type { Home } from './home-index-screen.tsx';

/**
 * Keeps news on show while the borrower is on this screen, though seeing it makes it read on the server. It ends when they
 * close it or leave the screen, which is kept alive hidden.
 */
export function useNews(latest: Home['moment']): { news: Home['moment']; end: () => void } {
  const [held, setHeld] = useState(latest);
  const [endedId, setEndedId] = useState<string | null>(null);
  if (latest !== null && latest.messageId !== held?.messageId) setHeld(latest);
  const heldId = held?.messageId ?? null;
  const isAway = useRef(false);
  useEffect(() => {
    isAway.current = false;
    return () => {
      isAway.current = true;
      // React may run an effect anew at once; then nothing was left.
      queueMicrotask(() => {
        if (isAway.current) setEndedId(heldId);
      });
    };
  }, [heldId]);
  return { news: heldId === endedId ? null : held, end: () => setEndedId(heldId) };
}
