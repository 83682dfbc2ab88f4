import type { ComponentType } from 'react';

/*
 * Every screen and its stylesheet by file. This list grows with the app, so it stands apart from the routes: the first
 * page, which needs neither, does not carry it.
 */

type ScreenModule = { default: ComponentType };

const screens = import.meta.glob<ScreenModule>('../screens/*/*-screen.tsx');
const stylesheets = import.meta.glob<string>('../screens/*/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The screen and the stylesheet in a folder below `screens`, both named for it. */
export function screenFiles(folder: string): { screen: () => Promise<ScreenModule>; stylesheet: string } {
  const screen = screens[`../screens/${folder}/${folder}-screen.tsx`];
  const stylesheet = stylesheets[`../screens/${folder}/${folder}.css`];
  if (screen === undefined || stylesheet === undefined) throw new Error(`No screen in ${folder}`);
  return { screen, stylesheet };
}
