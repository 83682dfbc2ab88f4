/** Whether the app was opened from an icon on the home screen and not in a browser's tab. */
export function isStandalone(): boolean {
  const isOldWay = 'standalone' in navigator && navigator.standalone === true;
  return isOldWay || globalThis.matchMedia?.('(display-mode: standalone)').matches;
}
