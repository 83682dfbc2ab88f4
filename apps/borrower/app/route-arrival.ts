import { useEffect, useLayoutEffect, useRef } from 'react';
import { applyHeading } from '../routing/step-arrival.ts';
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
