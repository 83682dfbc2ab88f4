import type { Language } from '@luwag/contract/language';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
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
  const body = renderToString(
    <StrictMode>
      <Router ssrPath="/start" ssrSearch="">
        <Shell initialView={view} />
      </Router>
    </StrictMode>,
  );
  return { body, words: view.catalogue, stylesheet: view.stylesheet, hindiLetters };
}
