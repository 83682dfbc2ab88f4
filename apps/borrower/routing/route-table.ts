import * as manifests from './manifests.ts';
import { nameOf, type ScreenManifest, type ScreenRoute } from './screen-route.ts';

/* What the guard needs of every screen. The build computes it, so that no manifest is on the first page. */

type Flags = Partial<Pick<ScreenManifest, 'isOpen' | 'isKeptAlive' | 'tab'>>;
type Row = readonly [name: string, alias: ScreenRoute['alias'], flags?: Flags];

const { notFound, ...addressed } = manifests;

export const routeRows: readonly Row[] = Object.values(addressed).map(rowOf);

export const notFoundName = nameOf(notFound);

/** The first page's messages, which must not wait for the table of the other screens. */
export const startMessages: ScreenManifest['messages'] = manifests.start.messages;

/** Flags that are not set are left out, because each byte of the table is on the first page. */
function rowOf(route: ScreenRoute): Row {
  const { alias, isOpen = false, isKeptAlive = false, tab } = route;
  const flags: Flags = {
    ...(isOpen ? { isOpen } : {}),
    ...(isKeptAlive ? { isKeptAlive } : {}),
    ...(tab === undefined ? {} : { tab }),
  };
  return Object.keys(flags).length === 0 ? [nameOf(route), alias] : [nameOf(route), alias, flags];
}
