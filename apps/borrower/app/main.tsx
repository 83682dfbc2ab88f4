import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isLanguage } from '@luwag/contract/language';
import { chosenLanguage } from '../platform/chosen-language.ts';
import { settingsPart } from '../store/core-defaults.ts';
import { hasSession, useCoreStore } from '../store/core-store.ts';
import './base.css';
import { deviceLayout } from '../platform/device-layout.ts';
import { enterAddress } from '../routing/navigation.ts';
import { publicSettings } from '../platform/public-settings.ts';
import { followRootFontSize } from '../platform/root-font-size.ts';
import { loadRouteView } from './route-view.ts';
import { findRoute } from '../routing/routes.ts';
import { Shell } from './shell.tsx';

async function start(): Promise<void> {
  const root = document.documentElement;
  root.dataset['layout'] = deviceLayout(navigator.userAgent);
  followRootFontSize(window);
  useCoreStore.getState().applySettings(settingsPart(publicSettings()));

  const container = document.getElementById('app');
  if (container === null) throw new Error('no #app');
  const prerenderedRoute = root.dataset['prerendered'];
  const language = chosenLanguage(sessionStorage, document);
  const route = settleAddress();
  if (prerenderedRoute === route.name && isLanguage(root.lang)) {
    const view = await loadRouteView(route, root.lang);
    hydrateRoot(container, appOf(view));
    return;
  }
  const [view, { showLaterScreen }] = await Promise.all([
    loadRouteView(route, language),
    import('./later-screen.tsx'),
  ]);
  showLaterScreen(container, route.name, appOf(view));
}

function appOf(view: Awaited<ReturnType<typeof loadRouteView>>) {
  return (
    <StrictMode>
      <Shell initialView={view} />
    </StrictMode>
  );
}

/** Follows the guard's redirects before anything is rendered. */
function settleAddress() {
  const isSignedIn = hasSession(useCoreStore.getState());
  const outcome = enterAddress(location.pathname, location.search, isSignedIn);
  if (outcome.kind === 'show') return outcome.route;
  history.replaceState(null, '', outcome.to);
  const [path = '/start', query] = outcome.to.split('?');
  const next = enterAddress(path, query === undefined ? '' : `?${query}`, isSignedIn);
  return next.kind === 'show' ? next.route : findRoute('/start').route;
}

void start();
