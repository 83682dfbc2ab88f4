import { useLayoutEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';

/** Replaces this screen by another one. The router's own component would come with the log-in page, which never needs it. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  useLayoutEffect(() => navigate(to, { replace: true, state }), [to, state]);
  return null;
}
