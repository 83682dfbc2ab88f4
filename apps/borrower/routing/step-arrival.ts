import { useLayoutEffect, useRef } from 'react';
import { publicSettings } from '../platform/public-settings.ts';

/** For a screen with steps: a new step takes the title and the focus, as a new screen does. */
export function useStepArrival(step: string): void {
  const shownStep = useRef(step);
  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    applyHeading({ hasFocus: true });
    window.scrollTo(0, 0);
  }, [step]);
}

/** Gives the page the title of the shown screen, and its heading the focus where somebody has just come to it. Returns that heading. */
export function applyHeading({ hasFocus }: { hasFocus: boolean }): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('[data-route] h1')];
  // Screens kept alive stay in the document, hidden; only the shown heading counts.
  const heading = headings.find((element) => element.closest('[hidden], [style*="display: none"]') === null);
  if (heading === undefined) return undefined;
  document.title = `${heading.textContent} · ${publicSettings().legalIdentity.productName}`;
  if (hasFocus) heading.focus({ preventScroll: true });
  return heading;
}
