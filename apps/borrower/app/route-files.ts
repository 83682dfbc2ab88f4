import type { ComponentType } from 'react';
import startStylesheet from '../screens/start/start.css?url';
import type { RouteRow } from './routes.ts';

export type RouteFiles = { screen: () => Promise<{ default: ComponentType }>; stylesheet: string };

const start: RouteFiles = {
  screen: () => import('../screens/start/start-screen.tsx'),
  stylesheet: startStylesheet,
};

/** Screen and stylesheet of a route. Those of the first page are at hand; the list of the others is fetched. */
export async function routeFiles(route: Pick<RouteRow, 'name'>): Promise<RouteFiles> {
  if (route.name === 'start') return start;
  const { screenFiles } = await import('./screen-files.ts');
  return screenFiles(folderOf(route.name));
}

/** `KSResult` is in `ks-result`, `baseInfo2` in `base-info2`. */
function folderOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
