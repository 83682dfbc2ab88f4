import type { Drawing, ScreenToDraw } from '@luwag/contract/drawn-screen';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import { type Language, languages } from '@luwag/contract/language';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import hindiLetters from '../boot/hindi-letters.css?url';
import { providePublicSettings } from '../platform/public-settings.ts';
import { loadRouteView, type RouteView } from './route-view.ts';
import { decideNavigation } from '../routing/route-guard.ts';
import { findRoute, routes } from '../routing/routes.ts';
import { Shell } from './shell.tsx';
import { everyLazyComponent, lateLoads } from '../components/lazy-component/late-loads.ts';
import { loadWholeCatalogue } from '../messages/catalogue.ts';
import { answerCache } from '../store/answer-cache.ts';
import { useCoreStore } from '../store/core-store.ts';

/** The first page as the server hands it out, before any script has run. */
export async function renderStart(language: Language, settings: PublicSettings) {
  providePublicSettings(settings);
  const view = await loadRouteView(findRoute('/start').route, language);
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath="/start" ssrSearch="">
        <Shell initialView={view} />
      </Router>
    </StrictMode>,
    // The page stands as a whole, with no part moved to its end for a script to bring back.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const body = await new Response(prelude).text();
  return { body, words: view.catalogue, stylesheet: view.stylesheet, hindiLetters };
}

/** A part that comes late can have such parts of its own. */
const mostPasses = 4;

/**
 * A later screen as it stands before any script has run, for somebody whose session the server has seen, with the questions
 * whose answers it lacks. Throws where that address shows another screen, and where a screen cannot do without a browser.
 */
export async function drawScreen(screen: ScreenToDraw): Promise<Drawing> {
  const { userAgent, settings, customerId, language } = screen;
  const place = new URL(screen.address);
  const { outcome } = decideNavigation({
    path: place.pathname,
    search: '',
    userAgent,
    hasSession: customerId !== '',
    supportAndroid: settings.supportAndroid,
    currentRouteName: '',
    returnTo: null,
  });
  if (outcome.kind !== 'show') throw new Error(`${place.pathname} leads on`);
  const view = await loadRouteView(outcome.route, language);
  for (let pass = 1; ; pass += 1) {
    const wanted = new Set<() => Promise<unknown>>();
    lateLoads.wanted = wanted;
    const drawing = drawOnce(screen, view);
    if (wanted.size === 0 || pass === mostPasses) return drawing;
    await Promise.all([...wanted].map((bring) => bring()));
  }
}

/**
 * Brings every screen with all its parts and words and draws it once for nobody, letting drawings for somebody go first:
 * what was never drawn takes ten times as long, and on a busy machine longer than anybody waits.
 */
export async function practiseScreens(settings: PublicSettings): Promise<void> {
  for (const language of languages) {
    await loadWholeCatalogue(language);
    for (const { path } of routes) {
      const address = new URL(path, 'http://localhost').href;
      const nobody = { userAgent: '', customerId: 'nobody', answers: [] };
      // Some addresses show another screen to somebody who has nothing to do there.
      await drawScreen({ address, language, settings, ...nobody }).catch(() => null);
      await Promise.all([...everyLazyComponent].map((bring) => bring()));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}

/** Nothing in it waits, so that no other screen's answers come between. */
function drawOnce(
  { address, userAgent, settings, customerId, answers }: ScreenToDraw,
  view: RouteView,
): Drawing {
  const place = new URL(address);
  providePublicSettings(settings);
  Object.assign(globalThis, { location: place });
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  useCoreStore.getInitialState().publicData = { customerId, token: customerId };
  for (const { key, answer } of answers) answerCache.take(key, answer);
  const { read } = answerCache;
  const lacks = new Set<string>();
  answerCache.read = (key) => {
    const { data, error } = read(key);
    if (data === undefined && error === null) lacks.add(key);
    return read(key);
  };
  try {
    const markup = renderToString(
      <StrictMode>
        <Router ssrPath={place.pathname} ssrSearch={place.search.slice(1)}>
          <Shell initialView={view} />
        </Router>
      </StrictMode>,
    );
    return { markup, lacks: [...lacks] };
  } finally {
    answerCache.read = read;
    answerCache.clear();
  }
}
