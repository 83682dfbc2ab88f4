import type { Language } from '@luwag/contract/language';
import type { ComponentType } from 'react';
import { type Catalogue, loadCatalogue } from '../messages/catalogue.ts';
import { loadRouteStylesheet } from './route-stylesheet.ts';
import type { RouteRow } from './routes.ts';

/** A screen with all that must be at hand before it can be shown without a flash. */
export type RouteView = {
  route: RouteRow;
  language: Language;
  Screen: ComponentType;
  catalogue: Catalogue;
};

const screens = new Map<string, Promise<ComponentType>>();

export async function loadRouteView(route: RouteRow, language: Language): Promise<RouteView> {
  const [Screen, catalogue] = await Promise.all([
    loadScreen(route),
    loadCatalogue(language, route.messages),
    typeof document === 'undefined' ? undefined : loadRouteStylesheet(route.stylesheet),
  ]);
  return { route, language, Screen, catalogue };
}

function loadScreen(route: RouteRow): Promise<ComponentType> {
  const known = screens.get(route.name);
  if (known !== undefined) return known;
  const loading = route.screen().then((module) => module.default);
  screens.set(route.name, loading);
  // A failed download must not be remembered, so that trying again can succeed.
  loading.catch(() => screens.delete(route.name));
  return loading;
}
