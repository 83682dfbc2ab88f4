import type { Language } from '@luwag/contract/language';
import type { ComponentType } from 'react';
import { type Catalogue, loadCatalogue } from '../messages/catalogue.ts';
import { type RouteFiles, routeFiles } from './route-files.ts';
import { expectRouteStylesheet, loadRouteStylesheet } from './route-stylesheet.ts';
import type { RouteRow } from '../routing/routes.ts';

/** A screen with all that must be at hand before it can be shown without a flash. */
export type RouteView = {
  route: RouteRow;
  language: Language;
  Screen: ComponentType;
  stylesheet: string;
  catalogue: Catalogue;
  Navigation: RouteFiles['Navigation'];
};

const screens = new Map<string, Promise<ComponentType>>();

export async function loadRouteView(route: RouteRow, language: Language): Promise<RouteView> {
  const files = await routeFiles(route);
  const [Screen, catalogue] = await Promise.all([
    loadScreen(route, files),
    loadCatalogue(language, files.namespaces),
    typeof document === 'undefined' ? undefined : loadRouteStylesheet(files.stylesheet),
  ]);
  const { stylesheet, Navigation } = files;
  return { route, language, Screen, stylesheet, catalogue, Navigation };
}

/** Fetches what a screen needs before it is asked for. Its stylesheet waits in the page. */
export async function fetchRouteView(route: RouteRow, language: Language): Promise<void> {
  const files = await routeFiles(route);
  await Promise.all([
    loadScreen(route, files),
    loadCatalogue(language, files.namespaces),
    expectRouteStylesheet(files.stylesheet).arrival,
  ]);
}

function loadScreen(route: RouteRow, { screen }: RouteFiles): Promise<ComponentType> {
  const known = screens.get(route.name);
  if (known !== undefined) return known;
  const loading = screen().then((module) => module.default);
  screens.set(route.name, loading);
  // A failed download must not be remembered, so that trying again can succeed.
  loading.catch(() => screens.delete(route.name));
  return loading;
}
