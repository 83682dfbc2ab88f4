/** Browsers inside other apps: Facebook and Messenger, Instagram, TikTok, Line. */
const inAppBrowsers = /FBAN|FBAV|FB_IAB|Instagram|Messenger|musical_ly|BytedanceWebview|TikTok|Line\//;

/** Whether this browser lives inside another app: it puts nothing on a home screen, and often hands over no camera. */
export function isInAppBrowser(userAgent: string): boolean {
  return inAppBrowsers.test(userAgent);
}
