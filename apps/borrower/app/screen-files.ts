import type { ComponentType } from 'react';
import { BottomNavigation } from './bottom-navigation.tsx';
import { guardedScreen } from './guarded-screen.tsx';
import { readPhoneSettings, showPhoneSettings } from '../platform/phone-settings.ts';
import type { RouteFiles } from './route-files.ts';
import { commonMessages, folderOf } from '../routing/screen-route.ts';
import { screenTable } from '../routing/screen-table.ts';

/*
 * Every screen and its stylesheet by file. This list grows with the app, so it stands apart from the routes: the first
 * page, which needs neither, does not carry it.
 */

if (typeof document !== 'undefined') {
  // Beside the screen and not before it: what was last known is there as soon as the screen is.
  void import('../store/kept-answers.ts').catch(() => undefined);
  showPhoneSettings(readPhoneSettings(localStorage), document.documentElement);
}

type ScreenModule = { default: ComponentType };

const screens = import.meta.glob<ScreenModule>('../screens/*/*-screen.tsx');
const stylesheets = import.meta.glob<string>('../screens/*/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The screen and the stylesheet in the folder below `screens` that is named for the route, and the words they need. */
export function screenFiles(name: string): RouteFiles {
  const folder = folderOf(name);
  const messages = screenTable[folder];
  const screen = screens[`../screens/${folder}/${folder}-screen.tsx`];
  const stylesheet = stylesheets[`../screens/${folder}/${folder}.css`];
  if (messages === undefined || screen === undefined || stylesheet === undefined)
    throw new Error(`No screen in ${folder}`);
  return {
    screen: async () => ({ default: guardedScreen(name, (await screen()).default) }),
    stylesheet,
    namespaces: [...commonMessages, ...messages],
    Navigation: BottomNavigation,
  };
}
