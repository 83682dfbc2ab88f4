import { notFoundName, routeRows } from './route-table.ts';
import type { ScreenManifest } from './screen-route.ts';

export type RouteRow = {
  /** Names the folder of its screen; also the value of data-route, which the screen's stylesheet nests under. */
  name: string;
  /** As in the manifest; the screen of unknown addresses has none. */
  alias?: `/${string}`;
  isOpen: boolean;
} & Pick<ScreenManifest, 'path' | 'isKeptAlive' | 'tab'>;

/** Unless its manifest says otherwise, a screen needs a login and is left for good. */
function routeOf([name, alias, flags]: (typeof routeRows)[number]): RouteRow {
  return { name, path: `/${name}`, alias, isOpen: false, ...flags };
}

/** Every screen with an address, and no other. */
export const routes: readonly RouteRow[] = routeRows.map(routeOf);

/** What an unknown address shows; it has no path of its own. */
export const notFoundRoute: RouteRow = { name: notFoundName, path: `/${notFoundName}`, isOpen: true };

const pathAliases: Readonly<Record<string, string>> = { '/': '/start' };

/** The row an address means, and whether the address is its canonical path. */
export function findRoute(path: string): { route: RouteRow; isCanonical: boolean } {
  const plainPath = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const wanted = pathAliases[plainPath] ?? plainPath;
  const route = routes.find((row) => row.path === wanted || row.alias === wanted);
  return route === undefined
    ? { route: notFoundRoute, isCanonical: true }
    : { route, isCanonical: route.path === path };
}
