import { useEffect, useLayoutEffect, useRef } from 'react';
import { applyHeading } from '../routing/step-arrival.ts';
import { keepOnlyRouteStylesheet } from './route-stylesheet.ts';
import type { RouteView } from './route-view.ts';

const scrollPositions = new Map<string, number>();

type Way = 'forward' | 'back' | 'still';
/** From which side the next screen comes (screen-frame.css). */
let way: Way = 'forward';

/** Called before each tap and each step in the browser's history. The phone's own swipe has moved the page already. */
function turn(event: Event): void {
  if (event.type === 'popstate') way = (event as PopStateEvent).hasUAVisualTransition ? 'still' : 'back';
  else way = (event.target as Element).closest('.app-header > :first-child') === null ? 'forward' : 'back';
}

/** After a screen is shown: its stylesheet alone, page language, title, scroll, focus on its heading and the side it comes from. */
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
    const heading = applyHeading({ hasFocus: isArrival });
    if (isArrival) heading?.closest('main')?.setAttribute('data-comes', way);
    if (isArrival) window.scrollTo(0, route.isKeptAlive ? (scrollPositions.get(route.name) ?? 0) : 0);
  }, [route, language, stylesheet]);

  useEffect(() => {
    for (const kind of ['click', 'popstate']) window.addEventListener(kind, turn, true);
  }, []);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => scrollPositions.set(route.name, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [route.name]);
}
