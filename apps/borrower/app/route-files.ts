import type { ComponentType } from 'react';
import type { Namespace } from '../messages/namespaces.ts';
import StartScreen from '../screens/start/start-screen.tsx';
import startStylesheet from '../screens/start/start.css?url';
import type { BottomNavigation } from './bottom-navigation.tsx';
import { startMessages } from '../routing/route-table.ts';
import type { RouteRow } from '../routing/routes.ts';

export type RouteFiles = {
  screen: () => Promise<{ default: ComponentType }>;
  stylesheet: string;
  /** The words it cannot be shown without. */
  namespaces: readonly Namespace[];
  /** Comes with the later screens: the first page has no use for it. */
  Navigation?: typeof BottomNavigation;
};

const start: RouteFiles = {
  screen: async () => ({ default: StartScreen }),
  stylesheet: startStylesheet,
  namespaces: startMessages,
};

/** Screen, stylesheet and words of a route. Those of the first page are at hand; the list of the others is fetched. */
export async function routeFiles(route: Pick<RouteRow, 'name'>): Promise<RouteFiles> {
  if (route.name === 'start') return start;
  return (await import('./screen-files.ts')).screenFiles(route.name);
}
