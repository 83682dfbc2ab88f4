import { flushSync } from 'react-dom';

/** Makes a change of the view, of which the browser shows a fading picture where it can and the phone does not ask for less motion. */
export function changeView(change: () => void): void {
  const wantsLess = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (wantsLess || !('startViewTransition' in document)) return change();
  const { ready } = document.startViewTransition(() => flushSync(change));
  // The change is made in any case; the picture is left out where the page is hidden meanwhile.
  ready.catch(() => undefined);
}
