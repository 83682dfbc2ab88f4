import { deviceLayout } from '../../app/device-layout.ts';
import { isInAppBrowser } from '../../app/in-app-browser.ts';

/** How the app gets to the home screen from here, or that it is there. */
export type WayToHomeScreen = 'done' | 'inApp' | 'desktop' | 'addressBar' | 'shareBar' | 'more';

/** Chrome, Edge and Firefox on an iPhone: their share button stands beside the address. */
const otherBrowsers = /CriOS|EdgiOS|FxiOS/;
/** From this Safari on, sharing hides behind the button with three dots. */
const firstWithMore = 26;

export function wayToHomeScreen(userAgent: string, isStandalone: boolean): WayToHomeScreen {
  if (isStandalone) return 'done';
  if (deviceLayout(userAgent) === 'desktop') return 'desktop';
  if (isInAppBrowser(userAgent)) return 'inApp';
  if (otherBrowsers.test(userAgent)) return 'addressBar';
  const version = Number(/Version\/(\d+)/.exec(userAgent)?.[1] ?? 0);
  return version >= firstWithMore ? 'more' : 'shareBar';
}
