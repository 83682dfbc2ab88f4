import { useEffect, useLayoutEffect, useRef } from 'react';
import { publicSettings } from '../platform/public-settings.ts';
import { keepOnlyRouteStylesheet } from './route-stylesheet.ts';
import type { RouteView } from './route-view.ts';

const scrollPositions = new Map<string, number>();

/** After a screen is shown: its stylesheet alone, page language, title, scroll and focus on its heading. */
export function useRouteArrival(view: RouteView): void {
  const { route, language, stylesheet } = view;
  const shownRoute = useRef<string | null>(null);

  useLayoutEffect(() => {
    keepOnlyRouteStylesheet(stylesheet);
    document.documentElement.lang = language;
    // Once they are there they stay.
    if (language === 'hi-IN') void import('../boot/later-hindi-letters.ts').catch(() => undefined);
    const isArrival = shownRoute.current !== null && shownRoute.current !== route.name;
    shownRoute.current = route.name;
    applyHeading({ hasFocus: isArrival });
    if (isArrival) window.scrollTo(0, route.isKeptAlive ? (scrollPositions.get(route.name) ?? 0) : 0);
  }, [route, language, stylesheet]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => scrollPositions.set(route.name, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [route.name]);
}

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

function applyHeading({ hasFocus }: { hasFocus: boolean }): void {
  const headings = [...document.querySelectorAll<HTMLElement>('[data-route] h1')];
  // Screens kept alive stay in the document, hidden; only the shown heading counts.
  const heading = headings.find((element) => element.closest('[hidden], [style*="display: none"]') === null);
  if (heading === undefined) return;
  document.title = `${heading.textContent} · ${publicSettings().legalIdentity.productName}`;
  if (hasFocus) heading.focus({ preventScroll: true });
}
