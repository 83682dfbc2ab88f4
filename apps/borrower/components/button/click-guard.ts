import { useCallback, useEffect, useRef, useState } from 'react';

export const clickGuardMs = 1000;

/**
 * Lets one click through and holds back those that follow within the guard time, so that a nervous double tap
 * sends one request. The button stays focusable: a disabled one would drop keyboard focus.
 */
export function useClickGuard(guardMs: number = clickGuardMs): { isGuarded: boolean; pass: () => boolean } {
  const [isGuarded, setIsGuarded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      // A screen kept alive ends its effects while hidden; the guard must not outlast that.
      timer.current = null;
      setIsGuarded(false);
    },
    [],
  );

  const pass = useCallback(() => {
    if (timer.current !== null) return false;
    if (guardMs <= 0) return true;
    setIsGuarded(true);
    timer.current = setTimeout(() => {
      timer.current = null;
      setIsGuarded(false);
    }, guardMs);
    return true;
  }, [guardMs]);

  return { isGuarded, pass };
}
