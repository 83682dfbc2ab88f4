import type { Language } from '@luwag/contract/language';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import hindiLetters from './hindi-letters.css?url';
import { providePublicSettings, type PublicSettings } from './public-settings.ts';
import { loadRouteView } from './route-view.ts';
import { findRoute } from './routes.ts';
import { Shell } from './shell.tsx';

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
