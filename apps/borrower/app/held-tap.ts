/** Where the small script of a prerendered page keeps the button tapped before the bundle was there. */
declare global {
  interface Window {
    luwagHeldTap?: HTMLElement | undefined;
  }
}

/** Carries out the tap that was kept while the bundle was on its way; then taps go straight to the screen. */
export function followHeldTap(): void {
  document.documentElement.dataset['ready'] = 'true';
  const tapped = window.luwagHeldTap;
  window.luwagHeldTap = undefined;
  tapped?.removeAttribute('data-held');
  tapped?.click();
}
