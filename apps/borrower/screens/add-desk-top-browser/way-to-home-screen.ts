import { deviceLayout } from '../../platform/device-layout.ts';
import { isInAppBrowser } from '../../platform/in-app-browser.ts';

/** How the app gets to the home screen from here, or that it is there. */
export type WayToHomeScreen = 'done' | 'inApp' | 'desktop' | 'addressBar' | 'shareBar' | 'more';

/** Chrome, Edge and Firefox on an iPhone: their share button stands beside the address. */
const otherBrowsers = /CriOS|EdgiOS|FxiOS/;
/** Before this iOS only Safari adds icons. */
const firstForOthers = 16.4;
/** From this Safari on, sharing hides behind the button with three dots. */
const firstWithMore = 26;

/** An iPad says that it is a Mac, which has no screen to touch. */
export function wayToHomeScreen(
  {
    userAgent,
    maxTouchPoints = 0,
  }: Pick<Navigator, 'userAgent'> & Partial<Pick<Navigator, 'maxTouchPoints'>>,
  isStandalone: boolean,
): WayToHomeScreen {
  if (isStandalone) return 'done';
  const isTablet = userAgent.includes('iPad') || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  if (deviceLayout(userAgent) === 'desktop' && !isTablet) return 'desktop';
  if (isInAppBrowser(userAgent)) return 'inApp';
  if (otherBrowsers.test(userAgent)) return systemOf(userAgent) < firstForOthers ? 'inApp' : 'addressBar';
  if (isTablet) return 'addressBar';
  const version = Number(/Version\/(\d+)/.exec(userAgent)?.[1] ?? 0);
  return version >= firstWithMore ? 'more' : 'shareBar';
}

/** The iOS behind the browser; one that does not say is taken for a new one. */
function systemOf(userAgent: string): number {
  const [, major, minor = '0'] = /OS (\d+)_(\d+)/.exec(userAgent) ?? [];
  return major === undefined ? Infinity : Number(`${major}.${minor}`);
}
