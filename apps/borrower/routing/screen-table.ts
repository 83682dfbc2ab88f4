import * as manifests from './manifests.ts';
import { folderOf, nameOf, type ScreenManifest } from './screen-route.ts';

/* What a later screen needs besides its own files. The build computes it from the manifests. */

const { start: _firstPage, ...later } = manifests;

/** The messages that a screen cannot be shown without, by the screen's folder. */
export const screenTable: Readonly<Record<string, ScreenManifest['messages']>> = Object.fromEntries(
  Object.values(later).map((route: ScreenManifest) => [folderOf(nameOf(route)), route.messages]),
);
