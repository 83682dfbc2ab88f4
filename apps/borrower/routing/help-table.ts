import * as manifests from './manifests.ts';
import { nameOf, type ScreenManifest } from './screen-route.ts';

/* The build computes it from the manifests. */

/** What people ask on a screen, nearest first, by the screen's name. */
export const helpTable: Readonly<Record<string, NonNullable<ScreenManifest['helpTopics']>>> =
  Object.fromEntries(
    Object.values(manifests).map((route: ScreenManifest) => [nameOf(route), route.helpTopics ?? []]),
  );
