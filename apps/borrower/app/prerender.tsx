import type { ScreenAnswer, ScreenToRender } from '@luwag/contract/rendered-screen';
import type { PublicSettings } from '@luwag/contract/endpoints/settings/get-public-settings';
import { type Language, languages } from '@luwag/contract/language';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import hindiLetters from '../boot/hindi-letters.css?url';
import { loadRouteView } from './route-view.ts';
import { decideNavigation } from '../routing/route-guard.ts';
import { findRoute, routes } from '../routing/routes.ts';
import { Shell } from './shell.tsx';
import { loadWholeCatalogue } from '../messages/catalogue.ts';
import { type KnownAnswer, knownFrom } from '../store/answer-cache.ts';
import { makeRenderedFrom } from '../store/make-rendered-from.ts';
import { type RenderedFrom, RenderedFromContext } from '../store/rendered-from.ts';

/** The first page as the server hands it out, before any script has run. */
export async function renderStart(language: Language, settings: PublicSettings) {
  const view = await loadRouteView(findRoute('/start').route, language);
  const nobody = { customerId: '', userAgent: '', origin: '' };
  const body = await htmlOf(
    { pathname: '/start', search: '' },
    makeRenderedFrom({ ...nobody, settings }, new Map()),
    <Shell initialView={view} />,
  );
  return { body, words: view.catalogue, stylesheet: view.stylesheet, hindiLetters };
}

/** Loads the code and the words of every screen, so that no visitor waits for the disk. */
export async function loadScreens(): Promise<void> {
  for (const language of languages) {
    await loadWholeCatalogue(language);
    for (const route of routes) await loadRouteView(route, language);
  }
}

/**
 * Renders a later screen to HTML for somebody whose session the server has seen. Asks for the answer to each question of the
 * screen while it renders. Throws where that address shows another screen, and where a screen cannot do without a browser.
 */
export async function renderScreen(
  { address, language, userAgent, settings, customerId }: ScreenToRender,
  ask: (key: string) => Promise<ScreenAnswer | null>,
): Promise<string> {
  const place = new URL(address);
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
  const from = makeRenderedFrom(
    { customerId, settings, userAgent, origin: place.origin },
    new Map<string, KnownAnswer<unknown>>(),
  );
  const asked = new Map<string, Promise<void>>();
  const take = async (key: string): Promise<void> => {
    const found = await ask(key);
    if (found !== null) from.answers.set(key, knownFrom(found.answer));
  };
  const askOnce = (key: string) => {
    const known = asked.get(key);
    if (known !== undefined) return known;
    const asking = take(key);
    asked.set(key, asking);
    return asking;
  };
  return htmlOf(place, { ...from, ask: askOnce }, <Shell initialView={view} />);
}

async function htmlOf(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  from: RenderedFrom,
  app: ReactNode,
): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <RenderedFromContext value={from}>
        <Router ssrPath={pathname} ssrSearch={search.slice(1)}>
          {app}
        </Router>
      </RenderedFromContext>
    </StrictMode>,
    // The page stands as a whole, with no part moved to its end for a script to bring back.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void faults.push(error) },
  );
  const html = await new Response(prelude).text();
  // React leaves out a part that failed; a page is handed out whole or not at all.
  if (faults.length > 0) throw faults[0];
  return html;
}
